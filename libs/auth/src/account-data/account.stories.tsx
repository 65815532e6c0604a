import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { accountRoute } from '../routes.ts';
import { answering, asLearner, known, shared, storedSettings, withAdditions } from '../testing/samples.ts';

const provided = (...handlers: ReturnType<typeof withAdditions>[]) => ({
  msw: {
    handlers: [
      ...handlers,
      withAdditions(),
      known(),
      storedSettings(),
      answering('post', '/api/x/v1/account/code', { message: 'Sent.' }),
    ],
  },
});

const meta = {
  title: 'auth/Account (privacy, export, delete)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'What others see, all data as a file, and the way to delete the account.',
      avoid: 'A break is Sign out in the menu: everything waits.',
      do: 'Say what will be gone, before the learner is asked for the password.',
      dont: 'No deletion by one tap, and no reason asked for.',
    },
    layout: 'fullscreen',
    ...provided(),
  },
  args: { route: accountRoute, address: '/settings/account' },
  beforeEach: asLearner,
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (canvas: Pick<typeof screen, 'findByRole'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
};

export const Content: Story = {};

export const DeletionAsks: Story = {
  play: async ({ canvas }) => {
    await expect(await (await ask(canvas)).findByRole('button', { name: 'Keep my account' })).toBeVisible();
  },
};

export const DeletionByPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await ask(canvas)).getByRole('button', { name: 'Yes, go on' }));
    await expect(await canvas.findByLabelText('Your password')).toBeVisible();
  },
};

/** A Google account. */
export const DeletionByCode: Story = {
  parameters: provided(known({ has_password: false, google: true })),
  play: async ({ canvas }) => {
    await userEvent.click((await ask(canvas)).getByRole('button', { name: 'Yes, go on' }));
    await expect(await canvas.findByRole('button', { name: 'Send me a code' })).toBeVisible();
  },
};

export const SharedDemo: Story = { parameters: provided(withAdditions(shared)) };

/** A provider without additions. */
export const NoAdditions: Story = { parameters: provided(withAdditions({ capabilities: [] })) };

export const Loading: Story = { parameters: provided(waiting('/api/x/v1/settings')), play: unsettled };

export const Failing: Story = { play: failed, parameters: provided(failing('/api/x/v1/settings')) };
