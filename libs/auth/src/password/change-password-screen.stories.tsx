import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { passwordRoute } from '../routes.ts';
import { answering, asLearner, known, shared, withAdditions } from '../testing/samples.ts';

const changing = (status = 200, body: object = { message: 'Done.' }) =>
  answering('post', '/api/user/v1/reset-password', body, status);
const provided = (...handlers: ReturnType<typeof withAdditions>[]) => ({
  msw: {
    handlers: [
      ...handlers,
      withAdditions(),
      known(),
      changing(),
      answering('post', '/api/x/v1/account/code', { message: 'Sent.' }),
    ],
  },
});

const meta = {
  title: 'auth/Password (change password)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'Another password, or the first one of an account of Google.',
      avoid: 'A learner who cannot sign in uses Forgot password.',
      do: 'Ask before it is changed: other devices are signed out.',
      dont: 'Never a password in an e-mail.',
    },
    layout: 'fullscreen',
    ...provided(),
  },
  args: { route: passwordRoute, address: '/settings/change-password' },
  beforeEach: asLearner,
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const update = { name: 'Update Password' };

async function ask(canvas: Pick<typeof screen, 'findByLabelText' | 'getByLabelText' | 'getByRole'>) {
  await userEvent.type(await canvas.findByLabelText('Current Password'), 'Oasis-and-wells-7');
  await userEvent.type(canvas.getByLabelText('New Password'), 'Palms-and-springs-8');
  await userEvent.type(canvas.getByLabelText('Confirm Password'), 'Palms-and-springs-8');
  await userEvent.click(canvas.getByRole('button', update));
  return within(await screen.findByRole('dialog', update));
}

export const Content: Story = {};

export const Confirm: Story = {
  play: async ({ canvas }) => {
    await ask(canvas);
  },
};

export const Changed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await ask(canvas)).getByRole('button', update));
    await expect(await screen.findByRole('dialog', { name: 'Updated Successfully!' })).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: provided(
    changing(422, { message: 'Check.', errors: { old_password: ['The current password is not right.'] } }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click((await ask(canvas)).getByRole('button', update));
    await expect(await canvas.findByText('The current password is not right.')).toBeVisible();
  },
};

/** A Google account. */
export const First: Story = { parameters: provided(known({ has_password: false, google: true })) };

export const FirstCode: Story = {
  ...First,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code' }));
    await expect(await canvas.findByLabelText('Code')).toBeVisible();
  },
};

export const SharedDemo: Story = { parameters: provided(withAdditions(shared)) };

export const Loading: Story = { parameters: provided(waiting('/api/user/v1/me')), play: unsettled };

export const Failing: Story = { play: failed, parameters: provided(failing('/api/user/v1/me')) };
