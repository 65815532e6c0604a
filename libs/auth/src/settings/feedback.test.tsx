import { session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contactRoute, feedbackRoute } from '../routes.ts';
import { learner, withAdditions } from '../testing/samples.ts';

interface Sent {
  readonly parts: readonly (readonly [string, string])[];
  readonly key: string | null;
}

const sent: Sent[] = [];
const accepting = http.untyped.post('*/api/feedback/v1/submit', async ({ request }) => {
  const form = await request.formData();
  const parts = [...form].map(
    ([name, value]) => [name, typeof value === 'string' ? value : 'a file'] as const,
  );
  sent.push({ parts, key: request.headers.get('Idempotency-Key') });
  return Response.json({ message: 'Thank you for your feedback!' });
});
const server = createMockServer(withAdditions({ support_email: 'hq@example.org' }), accepting);

beforeEach(() => session.getState().signIn({ token: 't', user: learner }));
afterEach(() => {
  session.getState().signOut();
  sessionStorage.clear();
  sent.splice(0);
});

const picture = new File(['picture'], 'map.PNG', { type: 'image/png' });
const attachment = () => screen.getByLabelText(/^Attachment/);
const open = async () => {
  const { unmount } = renderRoute(feedbackRoute, '/settings/feedback');
  await screen.findByLabelText('Subject');
  return unmount;
};
const write = async () => {
  await userEvent.type(screen.getByLabelText('Subject'), 'The map');
  await userEvent.type(screen.getByLabelText('Description'), 'A world is missing.');
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
const confirmation = async () =>
  within(await screen.findByRole('dialog', { name: 'Confirm Feedback Submission' }));
const agree = async () =>
  userEvent.click((await confirmation()).getByRole('button', { name: 'Yes, Send Feedback' }));

it('A2: confirms, sends text and picture once, thanks and returns to the settings', async () => {
  await open();
  await write();
  await userEvent.upload(attachment(), picture);
  await submit();
  expect(sent).toEqual([]);
  await agree();
  const thanks = within(await screen.findByRole('dialog', { name: 'Thank You for Your Feedback!' }));
  const parts = [
    ['subject', 'The map'],
    ['description', 'A world is missing.'],
    ['attachment', 'a file'],
  ];
  expect(sent).toEqual([{ parts, key: expect.stringMatching(/^[\da-f]{32}$/) as string }]);
  await userEvent.click(thanks.getByRole('button', { name: 'Close Message' }));
  await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(/^\/settings$/));
});

it('shows the upload progress and hides Cancel', async () => {
  let accept = () => {};
  const arrival = new Promise<Response>((resolve) => {
    accept = () => resolve(Response.json({ message: 'Thank you for your feedback!' }));
  });
  server.use(http.untyped.post('*/api/feedback/v1/submit', () => arrival));
  await open();
  await write();
  await userEvent.upload(attachment(), picture);
  await submit();
  await agree();
  const ring = await screen.findByRole('progressbar', { name: 'Picture sent' });
  expect(ring).toHaveAttribute('aria-valuetext', '0%');
  expect(screen.getByText('Your picture is on its way.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel Attachment' })).not.toBeInTheDocument();
  accept();
  expect(await screen.findByRole('dialog', { name: 'Thank You for Your Feedback!' })).toBeVisible();
});

it('A2: No, Close Message sends nothing and keeps the input, also over a reload', async () => {
  const close = await open();
  await write();
  await submit();
  await userEvent.click((await confirmation()).getByRole('button', { name: 'No, Close Message' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
  close();
  await open();
  expect(screen.getByLabelText('Subject')).toHaveValue('The map');
  expect(screen.getByLabelText('Description')).toHaveValue('A world is missing.');
});

it.each([
  ['notes.txt', 4, 'Invalid file format, only accept .jpg .jpeg .png'],
  ['large.jpg', 5 * 1024 * 1024 + 1, 'File size is too large, max size is 5 MB'],
])('A5: rejects %s of %d bytes: %s', async (name, bytes, message) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  await open();
  await userEvent.upload(attachment(), file, { applyAccept: false });
  expect(attachment()).toHaveAccessibleDescription(expect.stringContaining(message) as string);
  expect(screen.queryByRole('button', { name: 'Cancel Attachment' })).not.toBeInTheDocument();
  await write();
  await submit();
  await agree();
  await waitFor(() => expect(sent[0]?.parts.map(([name]) => name)).toEqual(['subject', 'description']));
});

it('warns of faces, names and addresses; Cancel Attachment removes a picture', async () => {
  await open();
  expect(attachment()).toHaveAccessibleDescription(/leave out faces, names and addresses/);
  await userEvent.upload(attachment(), picture);
  expect(await screen.findByRole('img', { name: 'Your attachment: map.PNG' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Picture added' })).toHaveAttribute('aria-valuenow', '1');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Attachment' }));
  expect(screen.queryByRole('img', { name: /Your attachment/ })).not.toBeInTheDocument();
  await write();
  await submit();
  await agree();
  await waitFor(() => expect(sent[0]?.parts.map(([name]) => name)).toEqual(['subject', 'description']));
});

it('A5: subject and description are required', async () => {
  await open();
  await submit();
  expect(await screen.findByText('Subject is required')).toBeVisible();
  expect(screen.getByText('Description is required')).toBeVisible();
});

it('D55: contact shows email link and FAQ, and feedback for learners only', async () => {
  const { unmount } = renderRoute(contactRoute, '/contact-us');
  expect(await screen.findByRole('link', { name: 'Write to hq@example.org' })).toHaveAttribute(
    'href',
    'mailto:hq@example.org',
  );
  expect(screen.getByRole('link', { name: 'Read the FAQ' })).toHaveAttribute('href', '/settings/faq');
  expect(screen.getByLabelText('Subject')).toBeVisible();
  unmount();
  session.getState().signOut();
  renderRoute(contactRoute, '/contact-us');
  expect(await screen.findByRole('link', { name: 'Write to hq@example.org' })).toBeVisible();
  expect(screen.queryByLabelText('Subject')).not.toBeInTheDocument();
});

it('D55: contact without a support address offers a grown-up and feedback after sign-in', async () => {
  server.use(withAdditions({ support_email: null, owner: 'A charity' }));
  const { unmount } = renderRoute(contactRoute, '/contact-us');
  expect(await screen.findByText('This app comes to you from A charity.')).toBeVisible();
  expect(screen.getByText(/^Ask a grown-up first/)).toBeVisible();
  expect(screen.getByLabelText('Subject')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Sign in/ })).not.toBeInTheDocument();
  unmount();
  session.getState().signOut();
  renderRoute(contactRoute, '/contact-us');
  expect(await screen.findByRole('link', { name: 'Sign in and write to us' })).toHaveAttribute(
    'href',
    '/auth/signin?redirect_to=%2Fcontact-us',
  );
});
