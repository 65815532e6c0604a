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
      use: 'Four pictures of the product: map, question, book, traveller. The last screen leads to an account.',
      avoid: 'Rules and settings: a child meets them where they matter.',
      do: 'At most 20 words on a screen. Skip leads to the last one, Back to the one before.',
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

export const Map: Story = {};
export const Question: Story = { args: { address: '/onboarding?step=2' } };
export const Book: Story = { args: { address: '/onboarding?step=3' } };
export const Traveller: Story = { args: { address: '/onboarding?step=4' } };
