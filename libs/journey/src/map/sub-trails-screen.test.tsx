import { learnerKey, session } from '@sirah-trails/api-client/session';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { locked, renderRoute, waiting } from '@sirah-trails/screen-kit/testing';
import { recordAnnouncements } from '@sirah-trails/ui/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provider } from '../testing/provider.ts';
import { chapter, subTrail } from '../testing/samples.ts';
import { subTrailsRoute } from '../routes.ts';

const server = createMockServer(...provider());
const open = (query = '?difficulty=easy') =>
  renderRoute(subTrailsRoute, `/learning-journey/sub-trails/w1${query}`);
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Choose a chapter' }));

beforeEach(() => {
  // jsdom has no layout, so nothing to scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => session.getState().signOut());

it('D140, D143: the sub-trails are a list in order, each with its state and progress', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Sub-trails' }));
  expect(list.getAllByRole('button').map((pin) => pin.getAttribute('aria-label'))).toEqual([
    '1. The Land. Completed. 5 of 5 chapters completed',
    "2. Makkah and the Ka'bah. 3 chapters to go. 2 of 5 chapters completed",
    "3. Quraysh. Locked. Finish Makkah and the Ka'bah first.",
    '4. Life and Beliefs. Locked. Finish Quraysh first.',
    '5. The Year of the Elephant. Locked. Finish Life and Beliefs first.',
  ]);
});

it('B2: a sub-trail without a passed chapter says Start Now', async () => {
  server.use(...provider({ subTrails: [subTrail({ remaining_chapters: 4, chapter_count: 4 })] }));
  open();
  expect(await screen.findByText('Start Now')).toBeVisible();
});

it('B5: a locked sub-trail does not open, and a tap shows and announces why', async () => {
  const announced = recordAnnouncements();
  open();
  const pin = await screen.findByRole('button', { name: /^3. Quraysh/ });
  await userEvent.click(pin);
  expect(within(pin).getByText("Finish Makkah and the Ka'bah first.")).toBeVisible();
  expect(announced).toContain("Finish Makkah and the Ka'bah first.");
  expect(pin).toHaveAttribute('data-refused');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('D146: plays the step sound for an open pin, not for a locked one', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^3. Quraysh/ }));
  await userEvent.click(screen.getByRole('button', { name: /^2. Makkah/ }));
  await sheet();
  await vi.waitFor(() =>
    expect(play.mock.contexts.map((sound) => (sound as HTMLAudioElement).src)).toEqual([
      expect.stringContaining('step.wav'),
    ]),
  );
});

it('B2: the sheet lists the chapters by number with stars', async () => {
  server.use(
    ...provider({
      chapters: [chapter({ chapter: 2, name: 'Second', star: 2 }), chapter({ id: 'c1', star: 4 })],
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^2. Makkah/ }));
  const rows = (await (await sheet()).findByRole('list')).querySelectorAll('li');
  expect(rows[0]).toHaveTextContent(/Chapter 1.*The Arabian Peninsula/);
  expect(rows[1]).toHaveTextContent(/Chapter 2.*Second/);
  expect((await sheet()).getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
});

it('B5, D111: only an open chapter can be chosen; the others say why', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^2. Makkah/ }));
  const inSheet = await sheet();
  expect(await inSheet.findByText('Passed. Well done!')).toBeVisible();
  expect(inSheet.getByText('Earn 3 stars in chapter 2 to open it.')).toBeVisible();
  expect(inSheet.getAllByRole('link')).toHaveLength(1);
});

it('D230: a passed chapter offers practice', async () => {
  server.use(...provider({ practice: [] }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^2. Makkah/ }));
  const practise = await (await sheet()).findByRole('link', { name: /Practise/ });
  expect(practise).toHaveAttribute(
    'href',
    expect.stringMatching(/\/quizz\/w1-s1-c1\?.*quizz_status=practice/),
  );
});

it('B2: a chosen chapter has the journey context in its URL', async () => {
  open('?difficulty=hard');
  await userEvent.click(await screen.findByRole('button', { name: /^2. Makkah/ }));
  const link = await (await sheet()).findByRole('link', { name: /Deserts, Oases and Wells/ });
  const address = new URL(link.getAttribute('href') ?? '', 'http://app');
  expect(address.pathname).toBe('/learning-journey/motivational/w1-s1-c2');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    difficulty: 'hard',
    trail_id: 'w1',
    sub_trail_id: 'w1-s2',
    quizz_status: 'in_quizz',
    trail_name: 'Arabia before the Message',
    trail: '1',
    subtrail: '2',
  });
});

it('B5: a locked sub-trail in the URL opens no sheet', async () => {
  open('?difficulty=easy&sub_trail_id=w1-s4');
  await screen.findByRole('list', { name: 'Sub-trails' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('B2: the sub-trail in the URL opens its sheet', async () => {
  open('?difficulty=easy&sub_trail_id=w1-s2');
  expect((await sheet()).getByRole('heading', { name: "Makkah and the Ka'bah" })).toBeVisible();
});

it('D99: the data replaces the name in the URL', async () => {
  open('?difficulty=easy&trail_name=Somewhere+else');
  expect(screen.getByRole('heading', { level: 1, name: 'Somewhere else' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Arabia before the Message' })).toBeVisible();
});

it('a small screen starts at the current sub-trail', async () => {
  open();
  const pin = await screen.findByRole('button', { name: /^2. Makkah/ });
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([pin]);
});

it('Back works while the map loads', () => {
  server.use(waiting('/api/trails/v1/subtrails'));
  open();
  expect(screen.getByRole('link', { name: 'Back to worlds' })).toHaveAttribute(
    'href',
    '/learning-journey/trails?difficulty=easy&trail_id=w1',
  );
});

it('a sub-trail without chapters says that they will come', async () => {
  server.use(...provider({ chapters: [] }));
  open('?sub_trail_id=w1-s2');
  expect(await (await sheet()).findByRole('heading', { name: 'No chapters yet' })).toBeVisible();
});

it('D229: the chapter of a run that this device stores offers Continue, for a provider without the list of runs', async () => {
  session.getState().signIn({ token: 't', user: { id: 'u1' } as never });
  localStorage.setItem(learnerKey('u1', 'current_quiz'), 'w1-s1-c2 qt-easy w1-s1 w1');
  server.use(...provider({ chapters: [chapter({ id: 'w1-s1-c2', star: 3, locked: false })] }));
  open('?difficulty=easy&sub_trail_id=w1-s2');
  expect(await (await sheet()).findByRole('link', { name: /Continue$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/learning-journey\/quizz\/w1-s1-c2\?/),
  );
});

it('B5: a locked world shows no map, says so and leads back', async () => {
  server.use(locked('/api/trails/v1/subtrails'));
  open();
  expect(await screen.findByRole('heading', { name: 'This world is still locked' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To The Trails' })).toHaveAttribute(
    'href',
    '/learning-journey/trails?difficulty=easy',
  );
});

it('D226: after the last chapter of a sub-trail the button names the next trail', async () => {
  const address = '/learning-journey/sub-trails/w1?difficulty=easy&sub_trail_id=w1-s2';
  renderRoute(subTrailsRoute, address, { state: { arrival: { from: 'w1-s1', onward: address } } });
  expect(await screen.findByRole('link', { name: 'Next sub-trail' })).toHaveAttribute('href', address);
});

it('D226: after the last chapter of a sub-trail the map shows its ring and the unlocked sub-trail', async () => {
  const address = '/learning-journey/sub-trails/w1?difficulty=easy&sub_trail_id=w1-s2';
  renderRoute(subTrailsRoute, address, { state: { arrival: { from: 'w1-s1', onward: address } } });
  const pins = await screen.findAllByRole('button', { name: /^[12]\. / });
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual(pins);
});

it('D226: after the last chapter of a sub-trail no sheet opens by itself', async () => {
  const address = '/learning-journey/sub-trails/w1?difficulty=easy&sub_trail_id=w1-s2';
  renderRoute(subTrailsRoute, address, { state: { arrival: { from: 'w1-s1', onward: address } } });
  await userEvent.click(await screen.findByRole('link', { name: 'Next sub-trail' }));
  expect((await sheet()).getByRole('heading', { name: "Makkah and the Ka'bah" })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next sub-trail' })).not.toBeInTheDocument();
});
