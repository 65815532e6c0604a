import { settled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { menuRoute } from '../routes.ts';
import { asLearner, withAdditions } from '../testing/samples.ts';

const meta = {
  title: 'auth/Settings/Menu (list of settings, sign out)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The way to every setting, in groups, and to sign out.',
      avoid: 'A setting itself: each group has a screen.',
      do: 'Name a group by what a family looks for: Playing, Reading.',
      dont: 'No setting that is found here alone and needed in play.',
    },
    layout: 'fullscreen',
    msw: { handlers: [withAdditions()] },
  },
  args: { route: menuRoute, address: '/settings' },
  beforeEach: asLearner,
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

/** A provider without additions. */
export const NoAdditions: Story = {
  parameters: { msw: { handlers: [withAdditions({ capabilities: [] })] } },
};

/** The confirmation helps children who cannot retype the password. */
export const SignOutAsks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }));
    await expect(await screen.findByRole('button', { name: 'Stay here' })).toBeVisible();
  },
};
