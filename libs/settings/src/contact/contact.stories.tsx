import { session } from '@sirah-trails/api-client/session';
import { settled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactRoute } from '../routes.ts';
import { configured } from '../testing/samples.ts';

const meta = {
  title: 'settings/Contact',
  component: RouteHarness,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [configured({ support_email: 'hq@example.org' })] },
  },
  args: { route: contactRoute, address: '/contact-us' },
  beforeEach: () => session.getState().signOut(),
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
