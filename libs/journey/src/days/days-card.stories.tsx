import { ScreenHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { provider } from '../testing/provider.ts';
import { campfireDays, noDays } from '../testing/samples.ts';
import { DaysCard } from './days-card.tsx';

const meta = {
  title: 'journey/Camp-fire days (home card)',
  component: DaysCard,
  parameters: {
    guide: {
      use: "On home: this month's lanterns on two strings, and the count of all.",
      avoid: 'The month by itself stands in the settings, behind this card.',
      do: 'Count what was done; a day without a lantern is a day of rest.',
      dont: 'No row of days that can break, no colour for a missed day.',
    },
    msw: { handlers: provider({ days: campfireDays() }) },
  },
  render: () => (
    <ScreenHarness>
      <DaysCard />
    </ScreenHarness>
  ),
} satisfies Meta<typeof DaysCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeDays: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Camp-fire days 12 lanterns lit' })).toBeVisible();
  },
};
export const NoDayYet: Story = { parameters: { msw: { handlers: provider({ days: noDays }) } } };
export const Loading: Story = {
  parameters: {
    msw: { handlers: [waiting('/api/x/v1/days'), ...provider({ days: noDays })] },
  },
};
