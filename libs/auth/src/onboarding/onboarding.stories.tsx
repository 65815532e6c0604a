import { settled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onboardingRoute } from '../routes.ts';
import { configured, themed } from '../testing/samples.ts';

const meta = {
  title: 'auth/Onboarding (tour, first visit)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'Four screens that say what the app is for: learn, read, play, and why.',
      avoid: 'Rules and settings: a child meets them where they matter.',
      do: 'Let every screen be skipped, and go back by Back.',
      dont: 'No question, no form and no promise that a guest cannot have.',
    },
    layout: 'fullscreen',
    msw: { handlers: [configured(), themed()] },
  },
  args: { route: onboardingRoute, address: '/onboarding' },
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Begin: Story = {};
export const Read: Story = { args: { address: '/onboarding?step=2' } };
export const Play: Story = { args: { address: '/onboarding?step=3' } };
export const Self: Story = { args: { address: '/onboarding?step=4' } };
