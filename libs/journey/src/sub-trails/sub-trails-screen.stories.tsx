import type { Meta, StoryObj } from '@storybook/react-vite';
import { settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness, failing, locked, waiting } from '@sirah-trails/screen-kit/testing';
import { expect, screen, userEvent } from 'storybook/test';
import { chapters, subTrail, subTrails } from '../testing/samples.ts';
import { provider } from '../testing/provider.ts';
import { subTrailsRoute } from '../routes.ts';

const meta = {
  title: 'journey/Map (sub-trails, chapters)',
  component: RouteHarness,
  parameters: { layout: 'fullscreen', msw: { handlers: provider() } },
  play: settled,
  args: {
    route: subTrailsRoute,
    address: '/learning-journey/sub-trails/w1?difficulty=easy&trail_name=Arabia+before+the+Message',
  },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const Chapters: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^2. Makkah/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Choose a chapter' });
    await expect(sheet).toBeVisible();
  },
};
export const NewLearner: Story = {
  parameters: {
    msw: {
      handlers: provider({
        subTrails: subTrails.map((row, index) => ({ ...row, locked: index > 0, remaining_chapters: 5 })),
      }),
    },
  },
};
export const OneSubTrail: Story = {
  parameters: { msw: { handlers: provider({ subTrails: [subTrail()] }) } },
};
export const Finished: Story = {
  parameters: {
    msw: {
      handlers: provider({
        subTrails: subTrails.map((row) => ({ ...row, locked: false, remaining_chapters: 0 })),
      }),
    },
  },
};
export const LongNames: Story = {
  parameters: {
    msw: {
      handlers: provider({
        subTrails: subTrails.map((row) => ({ ...row, title: 'The long way from the valley to the city' })),
        chapters: chapters.map((row) => ({ ...row, name: 'The long way from the valley to the city' })),
      }),
    },
  },
};
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/trails/v1/subtrails'), ...provider()] } },
};
export const Empty: Story = { parameters: { msw: { handlers: provider({ subTrails: [] }) } } };
export const Failing: Story = {
  parameters: { msw: { handlers: [failing('/api/trails/v1/subtrails'), ...provider()] } },
};
export const LockedWorld: Story = {
  parameters: { msw: { handlers: [locked('/api/trails/v1/subtrails'), ...provider()] } },
};
