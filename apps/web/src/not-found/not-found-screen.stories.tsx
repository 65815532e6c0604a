import { RouteHarness, ScreenHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailureScreen } from '../shell/failure-screen.tsx';
import { notFoundRoute } from '../app/routes.ts';

const meta = {
  title: 'web/Not found (unknown page)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'An address without a screen, and a screen that failed as a whole.',
      avoid: 'Content that is missing or locked says so on its own screen, as an EmptyPanel.',
      do: 'Offer the way home in words that comfort.',
      dont: 'No code and no technical word.',
    },
    layout: 'fullscreen',
  },
  args: { route: notFoundRoute, address: '/nowhere' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const Failure: Story = {
  render: () => (
    <ScreenHarness>
      <FailureScreen />
    </ScreenHarness>
  ),
};
