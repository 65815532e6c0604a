import { session } from '@sirah-trails/api-client/session';
import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutRoute } from '../routes.ts';
import { about, withAdditions } from '../testing/samples.ts';

const path = '/api/x/v1/about';
const withHandlers = (...handlers: ReturnType<typeof withAdditions>[]) => ({
  msw: { handlers: [withAdditions(), ...handlers] },
});

const meta = {
  title: 'auth/About (sources, licence, review)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'What the content is, whether a scholar has reviewed it, its sources and licences.',
      avoid: 'Terms and privacy have screens of their own.',
      do: 'Begin with the review, also while it is open.',
      dont: 'Nothing that is planned and not yet written.',
    },
    layout: 'fullscreen',
    ...withHandlers(about()),
  },
  args: { route: aboutRoute, address: '/settings/about' },
  beforeEach: () => session.getState().signOut(),
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotReviewed: Story = {};

export const PartlyReviewed: Story = {
  parameters: withHandlers(about({ review: { reviewed: 120, texts: 420, by: 'Shaykh Example' } })),
};

export const Loading: Story = { parameters: withHandlers(waiting(path)), play: unsettled };

export const Failing: Story = { play: failed, parameters: withHandlers(failing(path)) };

/** A provider without additions. */
export const NoAdditions: Story = {
  parameters: { msw: { handlers: [withAdditions({ capabilities: [] })] } },
};
