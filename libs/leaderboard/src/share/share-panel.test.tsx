import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { session } from '@sirah-trails/api-client/session';
import { http, example } from '@sirah-trails/api-client/testing';
import { renderInHarness } from '@sirah-trails/screen-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { phone, sampleDevice } from '../testing/share-device.ts';
import type { Card } from './card/paint-card.ts';
import { SharePanel, type SharePanelProps } from './share-panel.tsx';

createMockServer(
  http.get('/api/x/v1/configuration', ({ response }) => response(200).json(example('getConfiguration'))),
);

const text = 'Join the leaderboard, start your own journey and earn stars as you grow!';
const message = `${text} ${window.location.origin}/`;
const rank = { rank: 12, name: 'ColdSpring', head: '/content/art/head.svg', board: 'The Trails · Easy' };
/** A file that contains the texts of the card. */
const pictureOf = ({ content }: Card) => new File([JSON.stringify(content)], 'my-place.png');
const paint = vi.fn((_canvas: HTMLCanvasElement, card: Card) => Promise.resolve(pictureOf(card)));

function open(device: Partial<SharePanelProps['device']> = {}, facts: Partial<typeof rank> = {}) {
  renderInHarness(<SharePanel rank={{ ...rank, ...facts }} device={sampleDevice({ paint, ...device })} />);
}
const method = (name: string) => screen.getByRole('button', { name });
const painted = () => waitFor(() => expect(screen.getByRole('img')).not.toHaveAttribute('aria-busy'));
const methods = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('B2, D228: a phone shares the picture, with the text where the app takes both', async () => {
  const share = vi.fn(() => Promise.resolve('shared' as const));
  open({ ...phone, share });
  expect(methods()).toEqual(['iMessage', 'Instagram', 'TikTok', 'WhatsApp', 'Telegram', 'Copy Link']);
  await painted();
  for (const name of ['Instagram', 'WhatsApp']) await userEvent.click(method(name));
  expect(share.mock.calls).toEqual([
    [expect.any(File), undefined],
    [expect.any(File), message],
  ]);
});

it('D166: a desktop opens the page of a network on the tap, with text and link only', async () => {
  const openPage = vi.fn();
  open({ open: openPage });
  expect(methods()).toEqual(['WhatsApp', 'Telegram', 'Copy Link', 'Save picture']);
  const link = screen.getByRole('link', { name: 'WhatsApp' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(openPage).not.toHaveBeenCalled();
  await userEvent.click(link);
  expect(openPage).toHaveBeenCalledWith(
    expect.objectContaining({ url: `https://wa.me/?text=${encodeURIComponent(message)}` }),
  );
  await painted();
});

it('D254: offers the youngest no app of another company', () => {
  const age = '5-10 Years Old' as const;
  const student = { gender: null, age };
  const names = { username: 'ColdSpring', email: 'a@b.example', first_name: null, last_name: null };
  session.getState().signIn({ token: 't', user: { id: 'u', ...names, gender: null, age, student } });
  onTestFinished(() => session.getState().signOut());
  open(phone);
  expect(methods()).toEqual(['Save picture', 'Copy Link']);
});

it('D163: where pictures cannot be shared, the dialog says so and saves them', async () => {
  const save = vi.fn();
  open({ save });
  expect(screen.getByText(/Your device can't share pictures/)).toBeVisible();
  await painted();
  await userEvent.click(method('Save picture'));
  expect(save).toHaveBeenCalledWith(expect.any(File));
});

it('T24: the picture has the nickname only while the learner wants it, and never an old one', async () => {
  const save = vi.fn();
  open({ save });
  await painted();
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'The picture to share: 12th, place on The Trails · Easy',
  );
  await userEvent.click(method('Save picture'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show my name' }));
  await painted();
  await userEvent.click(method('Save picture'));
  const saved = await Promise.all(save.mock.calls.map(([file]) => (file as File).text()));
  expect(saved[0]).not.toContain('ColdSpring');
  expect(saved[1]).toContain('ColdSpring');
  paint.mockReturnValueOnce(new Promise(() => undefined));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show my name' }));
  expect(method('Save picture')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(method('Save picture'));
  expect(save).toHaveBeenCalledTimes(2);
});

it('invites with the picture of an unranked learner', async () => {
  open({}, { rank: null as never });
  expect(screen.getByRole('img')).toHaveAccessibleName(/Walk with me!, The Trails are waiting for you/);
  await painted();
});

it('B2: the copied link is confirmed for 2 seconds', async () => {
  const copy = vi.fn(() => Promise.resolve(true));
  open({ copy });
  await painted();
  vi.useFakeTimers();
  await act(async () => method('Copy Link').click());
  expect(copy).toHaveBeenCalledWith(message, expect.any(HTMLElement));
  act(() => void vi.advanceTimersByTime(1_999));
  expect(method('Copied!')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(method('Copy Link')).toBeVisible();
  vi.useRealTimers();
});

it('B8: a text that cannot be copied is selected for the learner', async () => {
  open({ copy: () => Promise.resolve(false) });
  await painted();
  await userEvent.click(method('Copy Link'));
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Copy this' });
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(message);
});

it('a share sheet that the learner leaves says nothing', async () => {
  open({ ...phone, share: () => Promise.resolve('cancelled') });
  await painted();
  await userEvent.click(method('TikTok'));
  expect(screen.queryByText(/That didn't work/)).not.toBeInTheDocument();
});

it('B8: a share sheet that fails leaves the other ways, and saves the picture', async () => {
  open({ ...phone, share: () => Promise.resolve('failed') });
  await painted();
  await userEvent.click(method('TikTok'));
  expect(await screen.findByText(/That didn't work/)).toBeVisible();
  expect(methods()).toEqual([
    'iMessage',
    'Instagram',
    'TikTok',
    'WhatsApp',
    'Telegram',
    'Copy Link',
    'Save picture',
  ]);
});

it('without a picture the link can still be shared', async () => {
  open({ ...phone, paint: () => Promise.reject(new Error('no canvas')) });
  expect(await screen.findByText(/We couldn't draw your picture/)).toBeVisible();
  expect(methods()).toEqual(['WhatsApp', 'Telegram', 'Copy Link']);
  expect(screen.getByRole('link', { name: 'Telegram' })).toBeVisible();
});
