import { session } from '@sirah-trails/api-client/session';
import { settled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactRoute } from '../routes.ts';
import { withAdditions } from '../testing/samples.ts';

const meta = {
  title: 'auth/Settings/Contact (help, support)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'How to reach the people behind the app, for parents.',
      avoid: 'A letter of a learner is Feedback, which is a part of this screen after sign-in.',
      do: 'Give the address in words that can be copied.',
      dont: 'No sign-in before the address: a parent may have no account.',
    },
    layout: 'fullscreen',
    msw: { handlers: [withAdditions({ support_email: 'hq@example.org' })] },
  },
  args: { route: contactRoute, address: '/contact-us' },
  beforeEach: () => session.getState().signOut(),
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const WithoutMail: Story = {
  parameters: { msw: { handlers: [withAdditions({ support_email: null, owner: 'A charity' })] } },
};
