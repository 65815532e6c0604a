import { settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { daysRoute } from '../routes.ts';
import { provider } from '../testing/provider.ts';
import { campfireDays, noDays } from '../testing/samples.ts';

const meta = {
  title: 'journey/Camp-fire days (month)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'A month of lanterns, and the badges for days.',
      avoid: 'Home shows the month at a glance.',
      do: 'Say the meaning of each day in words, beside its picture.',
      dont: 'No day is missed: what is not lit was rest, or is still to come.',
    },
    layout: 'fullscreen',
    msw: { handlers: provider({ days: campfireDays() }) },
  },
  play: settled,
  args: { route: daysRoute, address: '/settings/days' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const NoDayYet: Story = { parameters: { msw: { handlers: provider({ days: noDays }) } } };
/** Every badge is earned. */
export const HundredDays: Story = {
  parameters: { msw: { handlers: provider({ days: campfireDays({ total: 123 }) }) } },
};
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting('/api/x/v1/days'), ...provider()] } },
};
export const Failing: Story = {
  parameters: { msw: { handlers: [failing('/api/x/v1/days'), ...provider()] } },
};
/** The provider has no such addition. */
export const NotCounted: Story = {
  parameters: { msw: { handlers: [failing('/api/x/v1/days', 404), ...provider()] } },
};
