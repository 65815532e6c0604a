import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { profileRoute } from '../routes.ts';
import { answering, asLearner, known, learner, shared, withAdditions } from '../testing/samples.ts';

const path = '/api/auth/v1/update-fields';
const provided = (...handlers: ReturnType<typeof withAdditions>[]) => ({
  msw: { handlers: [...handlers, withAdditions(), known(), answering('put', path, { user: learner })] },
});

const meta = {
  title: 'auth/Settings/Profile (account, name, age)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The name of a learner, and what was asked at sign-up.',
      avoid: 'The password and the way to sign in have a screen of their own.',
      do: 'Show what stays as it is, and say who can change it.',
      dont: 'Nothing that the app does not need.',
    },
    layout: 'fullscreen',
    ...provided(),
  },
  args: { route: profileRoute, address: '/settings/profile' },
  beforeEach: asLearner,
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const update = () => ({ name: 'Update Profile' });

export const Content: Story = {};

/** State after a Google sign-in. */
export const NothingKnown: Story = {
  parameters: provided(
    known({ first_name: '', last_name: '', age: null, gender: null, student: { age: null, gender: null } }),
  ),
};

export const Confirm: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', update()));
    await expect(await screen.findByRole('dialog', update())).toBeVisible();
  },
};

export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', update()));
    const dialog = await screen.findByRole('dialog', update());
    await userEvent.click(within(dialog).getByRole('button', update()));
    await expect(await screen.findByRole('dialog', { name: 'Updated Successfully!' })).toBeVisible();
  },
};

export const SharedDemo: Story = { parameters: provided(withAdditions(shared)) };

export const Loading: Story = { parameters: provided(waiting('/api/user/v1/me')), play: unsettled };

export const Failing: Story = { play: failed, parameters: provided(failing('/api/user/v1/me')) };
