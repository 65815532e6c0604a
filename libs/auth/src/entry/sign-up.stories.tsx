import { session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { signUpRoute } from '../routes.ts';
import { configured, themed } from '../testing/samples.ts';
import { signUpFlow } from './sign-up-flow.ts';

const refusing = http.untyped.post('*/api/auth/v1/*', ({ request }) => {
  const errors = request.url.endsWith('verify-email')
    ? { otp: ['This code is not right, or its time is over.'] }
    : { email: ['The email has already been taken.'] };
  return Response.json({ message: 'Check.', code: 'INVALID_CODE', errors }, { status: 422 });
});
const answering = (...handlers: (typeof refusing)[]) => ({
  msw: {
    handlers: [
      configured({ capabilities: ['legal', 'consent', 'correct_email'] }),
      themed(),
      refusing,
      http.get('/api/x/v1/legal/{id}', ({ response }) => response(200).json(example('getLegalPage'))),
      http.get('/api/x/v1/legal', ({ response }) => response(200).json(example('listLegalPages'))),
      ...handlers,
    ],
  },
});
const me = example('getMe').data;
const bare = { first_name: null, last_name: null, age: null, gender: null };
const user = { ...me, ...bare, student: { age: null, gender: null } };
const mine = http.get('/api/user/v1/me', ({ response }) => response(200).json({ data: user }));
const withoutConsent = http.get('/api/user/v1/me', ({ response }) =>
  response(200).json({ data: { ...user, consent: null } }),
);
const flow = {
  email: 'fox@example.org',
  username: 'Trail Fox',
  verifier: 'v'.repeat(43),
  sentAt: 1,
  wrong: 0,
};
const pending = (part: Partial<typeof flow> = {}) => {
  clean();
  signUpFlow.write({ ...flow, ...part });
};
const clean = () => {
  session.getState().signOut();
  sessionStorage.clear();
};

const meta = {
  title: 'auth/Sign up (register, join, code)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'Joining in three steps: e-mail and password, the mailed code, who the learner is.',
      avoid: 'Anything that the app can ask later, in the settings.',
      do: 'Say why it asks for an age. Keep the draft when the page is reloaded.',
      dont: 'No last name, no address, no photo of a child.',
    },
    layout: 'fullscreen',
    ...answering(mine),
  },
  args: { route: signUpRoute, address: '/auth/signup' },
  beforeEach: () => {
    clean();
    return clean;
  },
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
  },
};

export const Taken: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'Trail Fox');
    await userEvent.type(canvas.getByLabelText('Email'), 'fox@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'Oasis-and-wells-7');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Oasis-and-wells-7');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/^The email has already been taken/),
    );
  },
};

export const TextInForce: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Terms' }));
    await expect(await screen.findByText('Everybody who likes to learn.')).toBeVisible();
  },
};

const verification = '/auth/signup?step=verification';

export const Code: Story = {
  args: { address: verification },
  beforeEach: () => pending({ email: 'abdurrahman.al-muhajir.ibn-yusuf.the-long@example.org' }),
};
export const CodeOfAnotherDay: Story = {
  args: { address: verification },
  beforeEach: () => pending({ sentAt: 0 }),
};
export const FifthWrongCode: Story = {
  args: { address: verification },
  beforeEach: () => pending({ wrong: 4 }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Code'), '481516{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(/^This code is not right/),
    );
  },
};
export const UnknownAddress: Story = { args: { address: verification } };

const complete = '/auth/signup?step=complete';
const learner = () => {
  clean();
  session.getState().signIn({ token: 't', user });
};

export const Complete: Story = { args: { address: complete }, beforeEach: learner };
export const CompleteWithConsent: Story = {
  args: { address: complete },
  parameters: answering(withoutConsent),
  beforeEach: learner,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start my trail' }));
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
  },
};
export const CompleteWaiting: Story = {
  args: { address: complete },
  parameters: answering(waiting('/api/user/v1/me')),
  beforeEach: learner,
  play: unsettled,
};
export const CompleteFailing: Story = {
  args: { address: complete },
  parameters: answering(failing('/api/user/v1/me')),
  beforeEach: learner,
};
export const CompleteWithoutLearner: Story = { args: { address: complete } };
