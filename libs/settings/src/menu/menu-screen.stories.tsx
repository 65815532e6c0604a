import { session } from '@sirah-trails/api-client/session';
import { settled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { menuRoute } from '../routes.ts';
import { configured, learner } from '../testing/samples.ts';

const meta = {
  title: 'settings/Menu',
  component: RouteHarness,
  parameters: { layout: 'fullscreen', msw: { handlers: [configured()] } },
  args: { route: menuRoute, address: '/settings' },
  beforeEach: () => {
    session.getState().signIn({ token: 'story', user: learner });
    return () => session.getState().signOut();
  },
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

/** A provider that has nothing but the specified API. */
export const NoAdditions: Story = {
  parameters: { msw: { handlers: [configured({ capabilities: [] })] } },
};

/** Not every child can type the password again. */
export const SignOutAsks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }));
    await expect(await screen.findByRole('button', { name: 'Stay here' })).toBeVisible();
  },
};
