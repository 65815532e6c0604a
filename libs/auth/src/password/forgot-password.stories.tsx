import { http } from '@sirah-trails/api-client/testing';
import { settled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type screen, userEvent, waitFor } from 'storybook/test';
import { forgotPasswordRoute, forgotPasswordSuccessRoute } from '../routes.ts';
import { configured, themed } from '../testing/samples.ts';

const accepting = http.untyped.post('*/api/auth/v1/*', () => Response.json({ message: 'Done.' }));
const refusing = http.untyped.post('*/api/auth/v1/:call', ({ params }) =>
  params['call'] === 'forgot-password'
    ? Response.json({ message: 'Done.' })
    : Response.json(
        {
          message: 'This code is not right, or its time is over.',
          code: 'INVALID_CODE',
          errors: { otp: ['This code is not right, or its time is over.'] },
        },
        { status: 422 },
      ),
);
const limited = http.untyped.post('*/api/auth/v1/*', () =>
  Response.json(
    { message: 'That was a lot of tries. Please wait a little and try again.' },
    { status: 429, headers: { 'Retry-After': '42' } },
  ),
);
const answering = (...handlers: (typeof accepting)[]) => ({
  msw: { handlers: [configured(), themed(), ...handlers] },
});

type Canvas = Pick<typeof screen, 'findByLabelText' | 'findByRole' | 'getByLabelText' | 'findByText'>;

async function requestCode(canvas: Canvas, email = 'fox@example.org') {
  await userEvent.type(await canvas.findByLabelText('Email'), `${email}{Enter}`);
}

const meta = {
  title: 'auth/Forgot password (reset, code)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'A new password by a mailed code or link.',
      avoid: 'A learner who is signed in changes the password in the settings.',
      do: 'Say where to look for the code, and when it can be sent again.',
      dont: 'Never say whether an address has an account.',
    },
    layout: 'fullscreen',
    ...answering(accepting),
  },
  args: { route: forgotPasswordRoute, address: '/auth/forgot-password' },
  beforeEach: () => sessionStorage.clear(),
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const mailed = '/auth/forgot-password#email=fox%40example.org&token=t0ken';

export const Content: Story = {};

export const LinkForgotten: Story = { args: { state: { linkLost: true } } };

export const Limited: Story = {
  parameters: answering(limited),
  play: async ({ canvas }) => {
    await requestCode(canvas);
    await expect(await canvas.findByText(/^That was a lot of tries/)).toBeVisible();
  },
};

export const Code: Story = {
  play: async ({ canvas }) => {
    await requestCode(canvas, 'abdurrahman.al-muhajir.ibn-yusuf.the-long@example.org');
    await expect(await canvas.findByLabelText('Code')).toBeVisible();
  },
};

export const WrongCode: Story = {
  parameters: answering(refusing),
  play: async ({ canvas }) => {
    await requestCode(canvas);
    await userEvent.type(await canvas.findByLabelText('Code'), '481516{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(/^This code is not right/),
    );
  },
};

export const NewPassword: Story = { args: { address: mailed } };

export const LinkOver: Story = {
  args: { address: mailed },
  parameters: answering(refusing),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Palms-and-springs-8');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Palms-and-springs-8{Enter}');
    await expect(await canvas.findByText(/^This link is too old or was used before/)).toBeVisible();
  },
};

export const Success: Story = {
  args: {
    route: forgotPasswordSuccessRoute,
    address: '/auth/forgot-password/success',
    state: { done: true },
  },
};
