import { http } from '@sirah-trails/api-client/testing';
import { settled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { recoverAccountRoute } from '../routes.ts';
import { configured, themed } from '../testing/samples.ts';

const recovering = (status: number, body: object) =>
  http.untyped.post('*/api/auth/v1/recover-account', () => Response.json(body, { status }));
const provided = (status = 200, body: object = { message: 'Sent.' }) => ({
  msw: { handlers: [configured({ support_email: 'hq@example.org' }), themed(), recovering(status, body)] },
});

type Canvas = Pick<typeof screen, 'findByLabelText' | 'getByRole'>;

async function ask(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Your message'), 'My brother played with my tablet.');
  await userEvent.click(canvas.getByRole('button', { name: 'Recover Account' }));
}

async function request(canvas: Canvas) {
  await ask(canvas);
  await userEvent.click(await screen.findByRole('button', { name: 'Request Account Recovery' }));
}

const meta = {
  title: 'auth/Recover account (closed account, request)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The request to open a closed account again, and what became of it.',
      avoid: 'A forgotten password has a screen of its own.',
      do: 'Say who decides and how long it takes.',
      dont: 'No blame: the reader is often a child.',
    },
    layout: 'fullscreen',
    ...provided(),
  },
  args: { route: recoverAccountRoute, address: '/auth/recover-account?email=fox%40example.org' },
  beforeEach: () => sessionStorage.clear(),
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const NothingTyped: Story = {
  args: { address: '/auth/recover-account' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recover Account' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Your message')).toHaveAccessibleDescription('Message is required'),
    );
  },
};

export const Confirm: Story = {
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await screen.findByRole('dialog', { name: 'Account Recovery' })).toBeVisible();
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await request(canvas);
    await expect(await screen.findByRole('dialog', { name: 'Recovery Request Sent' })).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: provided(429, { message: 'That was a lot of tries. Please wait a little and try again.' }),
  play: async ({ canvas }) => {
    await request(canvas);
    await expect(await canvas.findByText(/^That was a lot of tries/)).toBeVisible();
  },
};
