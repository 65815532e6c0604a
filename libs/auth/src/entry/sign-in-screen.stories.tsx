import { http } from '@sirah-trails/api-client/testing';
import { settled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type screen, screen as page, userEvent, waitFor } from 'storybook/test';
import { signInRoute } from '../routes.ts';
import { configured, themed } from '../testing/samples.ts';

const help = { support_email: 'hq@example.org' };
const signingIn = '*/api/auth/v1/signin/student';
const refusing = http.untyped.post(signingIn, () =>
  Response.json(
    { message: 'Check.', errors: { email: ['This e-mail and password do not belong together'] } },
    { status: 422 },
  ),
);

const limited = http.untyped.post(signingIn, () =>
  Response.json(
    { message: 'That was a lot of tries. Please wait a little and try again.' },
    { status: 429, headers: { 'Retry-After': '900' } },
  ),
);
const unanswered = http.untyped.post(signingIn, () => new Promise<Response>(() => undefined));

async function signIn(canvas: Pick<typeof screen, 'findByLabelText' | 'getByLabelText'>) {
  await userEvent.type(await canvas.findByLabelText('Email'), 'amina@example.org');
  await userEvent.type(canvas.getByLabelText('Password'), 'Wrong-and-wrong-1');
  await userEvent.keyboard('{Enter}');
}

const meta = {
  title: 'auth/Sign in (login)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The way into an account, by e-mail or by Google, and the way around it as a guest.',
      avoid:
        'A learner who is signed in never sees it. A guest at a gated screen meets the sign-in prompt there.',
      do: 'Return to the screen that was asked for. Keep what was typed when something fails.',
      dont: 'Never say which of the two was wrong, the address or the password.',
    },
    layout: 'fullscreen',
    msw: { handlers: [configured(help), themed(), refusing] },
  },
  args: { route: signInRoute, address: '/auth/signin' },
  beforeEach: () => sessionStorage.clear(),
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const Demo: Story = {
  parameters: {
    msw: {
      handlers: [
        themed(),
        configured({ ...help, demo: { email: 'learner@example.org', password: 'Oasis-and-wells-7' } }),
      ],
    },
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required'),
    );
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    await signIn(canvas);
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
        'This e-mail and password do not belong together',
      ),
    );
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [configured(help), themed(), unanswered] } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy'));
  },
};

export const Limited: Story = {
  parameters: { msw: { handlers: [configured(help), themed(), limited] } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAccessibleDescription(
        'You can try again in 15 minutes.',
      ),
    );
  },
};

export const CameBackWithAnError: Story = { args: { address: '/auth/signin?error=access_denied' } };
export const Google: Story = {
  parameters: { msw: { handlers: [themed(), configured({ ...help, google: true })] } },
};
export const AllIsWell: Story = { args: { state: { email: 'amina@example.org', allIsWell: true } } };
export const Deactivated: Story = {
  parameters: {
    msw: {
      handlers: [
        configured(help),
        themed(),
        http.untyped.post(signingIn, () =>
          Response.json(
            {
              message: 'Your account has been deactivated',
              code: 'ACCOUNT_DEACTIVATED',
              data: {
                deactive_reason: 'Somebody used an unkind name.',
                fullname: 'Abdurrahman al-Muhajir ibn Yusuf al-Amin',
              },
            },
            { status: 403 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(
      await page.findByRole('dialog', { name: 'Your Account Has Been Deactivated' }),
    ).toBeVisible();
  },
};
export const LongNames: Story = {
  parameters: {
    msw: { handlers: [themed(), configured({ ...help, product: 'The Wayfarers of the Arabian Peninsula' })] },
  },
};
