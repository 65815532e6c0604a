import type { AvatarChoice } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, lateRequests, renderRoute } from '@sirah-trails/screen-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { avatarRoute } from '../routes.ts';
import { provider, refusing } from '../testing/provider.ts';
import { avatar } from '../testing/samples.ts';

const saved: AvatarChoice[] = [];
const server = createMockServer();

beforeEach(() => {
  window.history.replaceState(null, '', '/avatar');
  server.use(...provider({ onSave: (choice) => saved.push(choice) }));
  session.getState().signIn({ token: 't', user: example('signInStudent').user });
});
afterEach(() => {
  session.getState().signOut();
  sessionStorage.clear();
  saved.splice(0);
  window.history.replaceState(null, '', '/');
});

const open = (address = '/avatar') => renderRoute(avatarRoute, address);
const radio = (name: string) => screen.findByRole('radio', { name });
const figure = () => screen.findByRole('img', { name: /^My traveller/ });
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const update = async () => userEvent.click(await screen.findByRole('button', { name: /^Update Characters/ }));
const confirm = async () => {
  await update();
  const question = await sheet('Wear this from now on?');
  await userEvent.click(question.getByRole('button', { name: 'Update Characters' }));
};

it('A2, A9: five tabs; skin tones are three radio buttons, every other category has fifteen slots', async () => {
  const { container } = open();
  await radio('Light');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  const tabs = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((tab) => tab.textContent);
  expect(tabs).toEqual(['Skin Tone', 'Head', 'T-Shirt', 'Trousers', 'Shoes']);
  for (const [tab, first] of [
    ['Head', 'Spring hijab'],
    ['Shoes', 'Palm sandals'],
  ] as const) {
    await userEvent.click(screen.getByRole('link', { name: tab }));
    await radio(first);
    expect(container.querySelector('[role="radiogroup"]')?.children).toHaveLength(15);
  }
});

it('A4: an item is tried on at once, and the address keeps category and item', async () => {
  open('/avatar?item=head');
  await userEvent.click(await radio('Reading glasses'));
  expect(await figure()).toHaveAccessibleName(/Reading glasses/);
  expect(screen.getByTestId('location')).toHaveTextContent('/avatar?item=head&item_id=head-glasses');
  expect(saved).toEqual([]);
});

it('A2: the item of the address is tried on when the screen opens; a locked one is not', async () => {
  const { unmount } = open('/avatar?item=shoes&item_id=shoes-trainers');
  await waitFor(async () => expect(await figure()).toHaveAccessibleName(/Trainers/));
  unmount();
  sessionStorage.clear();
  open('/avatar?item=head&item_id=head-river-beanie');
  await radio('River beanie');
  expect(await figure()).toHaveAccessibleName(/Spring hijab/);
});

it('D179: a locked item says how to unlock it and cannot be worn; D222: hides items for another body type', async () => {
  open('/avatar?item=head');
  expect(await radio('Caring scarf')).toHaveAccessibleDescription(
    'Finish The Trade Road in Makkah to get this',
  );
  expect(await radio('River beanie')).toHaveAccessibleDescription('Finish Makkah to get this');
  await userEvent.click(await radio('River beanie'));
  expect(await radio('Spring hijab')).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Kufi' })).not.toBeInTheDocument();
});

it('A4: asks, saves the whole look with the wheelchair, says so, and leads home', async () => {
  open();
  await userEvent.click(await radio('Dark'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'My wheelchair' }));
  expect(await figure()).toHaveAccessibleName(/in a wheelchair wears: Spring hijab/);
  await confirm();
  const done = await sheet('Updated Successfully!');
  expect(done.getByText(/Enjoy your new look and attributes!$/)).toBeVisible();
  expect(done.getByRole('link', { name: 'View My Profile' })).toHaveAttribute('href', '/');
  const worn = { skin: 'skin_3', head_code: 'head-hijab', wheelchair: true };
  expect(saved).toEqual([expect.objectContaining(worn)]);
});

it('A4, D62: closing the question restores the saved avatar, and one tap puts the choice back on', async () => {
  open('/avatar?item=shoes');
  await userEvent.click(await radio('Trainers'));
  await update();
  await userEvent.click(
    (await sheet('Wear this from now on?')).getByRole('button', { name: 'Not this time' }),
  );
  expect(await figure()).toHaveAccessibleName(/Palm sandals/);
  await userEvent.click(await screen.findByRole('button', { name: 'Put my choice back on' }));
  expect(await figure()).toHaveAccessibleName(/Trainers/);
  expect(saved).toEqual([]);
});

it.each([
  [403, { message: 'no', code: 'ITEM_LOCKED' }, /is not yours yet/],
  [
    422,
    { message: 'Check.', errors: { head_code: ['We do not know this item.'] } },
    'We do not know this item.',
  ],
])(
  'A8: after a %d the choice stays, the message says why, and a retry saves it',
  async (status, body, cause) => {
    open('/avatar?item=shoes');
    await userEvent.click(await radio('Trainers'));
    server.use(refusing(status, body));
    await confirm();
    const failed = await sheet('Update Failed!');
    expect(failed.getByText(/could not be completed\. Please try again\.$/)).toBeVisible();
    expect(failed.getByText(cause)).toBeVisible();
    server.use(...provider({ onSave: (choice) => saved.push(choice) }));
    const retry = failed.getByRole('button', { name: 'Retry Update' });
    // A double tap, faster than the next render.
    act(() => [retry, retry].forEach((button) => button.click()));
    await sheet('Updated Successfully!');
    expect(saved).toEqual([expect.objectContaining({ shoes_code: 'shoes-trainers' })]);
  },
);

it('A8: names a network failure and keeps the draft', async () => {
  open('/avatar?item=shoes');
  await userEvent.click(await radio('Trainers'));
  server.use(http.untyped.put('*/api/profile/v1/avatar', () => Response.error()));
  await confirm();
  const failed = await sheet('Update Failed!');
  expect(failed.getByText(/^We can't connect right now/)).toBeVisible();
  await userEvent.click(failed.getByRole('button', { name: 'Close Message' }));
  expect(await figure()).toHaveAccessibleName(/Trainers/);
});

it('keeps the draft after a reload and asks before leaving', async () => {
  const { unmount } = open('/avatar?item=shoes');
  await userEvent.click(await radio('Trainers'));
  unmount();
  open('/avatar');
  expect(await figure()).toHaveAccessibleName(/Trainers/);
  await userEvent.click(screen.getByRole('link', { name: /home/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('link', { name: /home/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(/^\/$/));
});

it('by keyboard: arrows go from item to item', async () => {
  open('/avatar?item=shoes');
  (await radio('Palm sandals')).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await radio('Trainers')).toBeChecked();
});

it('D222: without an avatar, three taps choose the traveller among fitting items', async () => {
  server.use(...provider({ avatar: avatar({ chosen: false }), onSave: (choice) => saved.push(choice) }));
  open();
  expect(await screen.findByRole('img', { name: /^A lantern/ })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Medium' }));
  const glasses = await screen.findByRole('button', { name: 'Reading glasses' });
  expect(screen.queryByRole('button', { name: /Kufi|beanie/ })).not.toBeInTheDocument();
  await userEvent.click(glasses);
  expect(screen.getByRole('heading', { level: 2, name: 'And what do you put on?' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Striped shirt' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'With a scarf' }));
  expect(await figure()).toHaveAccessibleName(/wears: Reading glasses with a scarf, Striped shirt/);
  await userEvent.click(screen.getByRole('button', { name: "Let's go!" }));
  await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(/^\/$/));
  const worn = {
    skin: 'skin_2',
    head_code: 'head-glasses',
    top_code: 'top-striped-shirt',
    scarf: true,
  };
  expect(saved).toEqual([expect.objectContaining(worn)]);
});

it('D222: the first choice can wait', async () => {
  server.use(...provider({ avatar: avatar({ chosen: false }) }));
  open();
  expect(await screen.findByRole('link', { name: 'Later' })).toHaveAttribute('href', '/');
});

it.each([
  ['the avatar', '/api/profile/v1/avatar'],
  ['the items', '/api/profile/v1/avatar/items'],
] as const)('offers a retry where %s cannot be read', async (_, path) => {
  server.use(failing(path));
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(...provider());
  await userEvent.click(retry);
  expect(await radio('Light')).toBeVisible();
});

it.each(['/avatar', '/avatar?item=head'])('%s requests its data at the tap', async (address) => {
  // The theme comes with the page.
  expect(await lateRequests(server, avatarRoute, address)).toEqual(['GET /api/theme/v1']);
});
