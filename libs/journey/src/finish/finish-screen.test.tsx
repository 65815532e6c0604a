import { links } from '@sirah-trails/api-client/links';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { beginQuoteFlow, isQuoteSeen } from '../chapter/quote-flow.ts';
import { quotesQuery } from '../milestones/endpoints.ts';
import { provider } from '../testing/provider.ts';
import { chapter, chapters, subTrails, todaysLantern, trail, yourRank } from '../testing/samples.ts';
import { confirmedChapterQuery } from './endpoints.ts';
import { finishRoute } from '../routes.ts';

const server = createMockServer(...provider());
afterEach(beginQuoteFlow);

const base = '/learning-journey/finish/w1?difficulty=easy&sub_trail_id=w1-s1&chapter_id=w1-s1-c1';
const open = (query = '') => renderRoute(finishRoute, base + query);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const address = () => screen.getByTestId('location').textContent;

it('D125: shows the stars of the server, not of the URL', async () => {
  open('&star=5&screen=UNLOCK_MEDAL');
  expect(await screen.findByRole('img', { name: '4 stars of 5' })).toBeVisible();
  expect(screen.getByText('You finished The Arabian Peninsula. Well done!')).toBeVisible();
});

it('names the ending by its confirmed stars and the lives of the URL', async () => {
  server.use(...provider({ chapter: chapter({ star: 5 }) }));
  open('&star=5&student_life=3');
  expect(await screen.findByText(/Every star is yours, each at the first try!/)).toBeVisible();
});

it('D233: promises the questions that come back tomorrow', async () => {
  server.use(...provider({ today: { due: 0, tomorrow: 1, word: null } }));
  open();
  expect(await screen.findByText('One question comes back tomorrow.')).toBeVisible();
});

it("D248: tells the badge of today's lantern", async () => {
  server.use(...provider({ days: todaysLantern(7) }));
  open();
  expect(await screen.findByText('Today you lit your 7th lantern. This badge is yours!')).toBeVisible();
});

it('D125: a chapter that the server does not know as passed is not celebrated', async () => {
  server.use(...provider({ chapter: chapter({ star: 2 }) }));
  open('&star=5');
  expect(await screen.findByRole('heading', { name: 'Not finished yet' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Arabian Peninsula');
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

it('D14: focus on the window does not fetch the confirmed chapter again', async () => {
  const { client } = open();
  await screen.findByRole('img', { name: '4 stars of 5' });
  const { queryKey } = confirmedChapterQuery('w1-s1-c1', 'qt-easy');
  const before = client.getQueryState(queryKey)?.dataUpdateCount;
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryState(queryKey)?.dataUpdateCount).toBe(before);
  focusManager.setFocused(undefined);
});

it('a quiet chapter is closed without cheering', async () => {
  server.use(...provider({ chapter: chapter({ star: 5, quiet: true }) }));
  open();
  expect(await screen.findByText(/Take a quiet moment/)).toBeVisible();
  expect(screen.queryByText(/Every star/)).not.toBeInTheDocument();
});

it('D244: Continue leads over the success quote to the next chapter of the data, which shows no second quote', async () => {
  server.use(...provider({ rank: yourRank({ rank: null }) }));
  const { client } = open('&next_chapter_id=forged');
  await screen.findByRole('button', { name: 'Continue' });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await press('Continue');
  await waitFor(() => expect(address()).toContain('next_chapter_id=w1-s1-c2'));
  expect(address()).toContain('screen=SUCCESS_QUOTES');
  await press('Continue');
  await waitFor(() => expect(address()).toMatch(/^\/learning-journey\/motivational\/w1-s1-c2\?/));
  expect(isQuoteSeen()).toBe(true);
});

it('requests the last quote before the tap that leads to it', async () => {
  const { client } = open();
  const { queryKey } = quotesQuery('w1', 'success');
  await screen.findByRole('img', { name: '4 stars of 5' });
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('success'));
  expect(address()).not.toContain('screen=');
});

it('after the last chapter of the world the quote leads to the start of the journey', async () => {
  open('&screen=QUOTES_TO_LEARNING_JOURNEY');
  await press('Continue');
  await waitFor(() => expect(address()).toBe('/learning-journey/start'));
});

it('the next sub-trail is shown on the map', async () => {
  open('&screen=SUCCESS_QUOTES&next_subtrail_id=w1-s2');
  await press('Continue');
  await waitFor(() =>
    expect(address()).toBe('/learning-journey/sub-trails/w1?difficulty=easy&sub_trail_id=w1-s2'),
  );
});

it.each([
  [403, 'This chapter is still locked'],
  [404, "We couldn't find this chapter"],
])('a chapter that the server refuses with %i says so and leads to the map', async (status, title) => {
  server.use(failing('/api/trails/v1/chapter/{id}', status));
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the map' })).toBeVisible();
});

it('stars that cannot be loaded are reported as safe, with a retry', async () => {
  server.use(failing('/api/trails/v1/chapter/{id}'));
  open();
  expect(await screen.findByText(/They're safe/)).toBeVisible();
  server.use(...provider());
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('img', { name: '4 stars of 5' })).toBeVisible();
});

const { items } = example('getUnlockedItems');
const badge = example('getBadge').data;
const lastChapter = chapters.at(-1) ?? chapter();
const atTheEnd = (subTrailId: string, query = '') =>
  renderRoute(
    finishRoute,
    `/learning-journey/finish/w1?difficulty=easy&sub_trail_id=${subTrailId}&chapter_id=${lastChapter.id}${query}`,
  );

it('D232: a rank among the first ten brings a medal after the chapter', async () => {
  open();
  await screen.findByRole('button', { name: 'Continue' });
  await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'));
  await press('Continue');
  expect(await screen.findByRole('heading', { level: 1, name: 'A medal for you' })).toBeVisible();
  expect(screen.getByText("You're in 4th place at Easy!")).toBeVisible();
  await press('Continue');
  await waitFor(() => expect(address()).toContain('screen=SUCCESS_QUOTES'));
});

it('B4: the end of a sub-trail shows all items and badges on one screen, also after a reload', async () => {
  server.use(
    ...provider({ chapter: { ...lastChapter, star: 4 }, rank: yourRank({ rank: 30 }), items, badge }),
  );
  atTheEnd(subTrails[0]?.id ?? '', '&screen=UNLOCK_ITEM');
  for (const { name } of items) expect(await screen.findByText(name)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'All this is yours' })).toBeVisible();
  expect(screen.getByText(badge.name)).toBeVisible();
  await press('Continue');
  await waitFor(() => expect(address()).toContain('screen=SUCCESS_QUOTES'));
});

it('B4: the address of a badge shows the badge alone', async () => {
  server.use(...provider({ chapter: { ...lastChapter, star: 4 }, items, badge }));
  atTheEnd(subTrails[0]?.id ?? '', '&screen=UNLOCK_BADGE');
  expect(await screen.findByRole('heading', { level: 1, name: 'A new badge' })).toBeVisible();
  expect(screen.queryByText(items[0]?.name ?? '')).not.toBeInTheDocument();
});

describe('an item can be put on where it is won', () => {
  const [item] = items;
  const avatar = example('getAvatar');
  const open = (chosen: boolean) => {
    const sent: unknown[] = [];
    server.use(
      ...provider({ chapter: { ...lastChapter, star: 4 }, rank: yourRank({ rank: null }), items }),
      http.get('/api/profile/v1/avatar', ({ response }) => response(200).json({ ...avatar, chosen })),
      http.put('/api/profile/v1/avatar', async ({ request, response }) => {
        sent.push(await request.json());
        return response(200).json(avatar);
      }),
    );
    atTheEnd(subTrails[0]?.id ?? '', '&screen=UNLOCK_ITEM');
    return sent;
  };

  it('and the rest of the outfit stays', async () => {
    const sent = open(true);
    await press(`Put it on: ${item?.name}`);
    expect(await screen.findByText('You wear it!')).toBeVisible();
    expect(sent).toEqual([{ skin: avatar.skin, [`${item?.category.name}_code`]: item?.code }]);
  });

  it('a learner without a traveller chooses one first', async () => {
    const sent = open(false);
    await press(`Put it on: ${item?.name}`);
    await waitFor(() => expect(address()).toBe('/avatar'));
    expect(sent).toEqual([]);
  });

  it('a failure says that the item is safe', async () => {
    open(true);
    server.use(failing('/api/profile/v1/avatar'));
    await press(`Put it on: ${item?.name}`);
    expect(await screen.findByText(/It waits in your wardrobe/)).toBeVisible();
  });
});

it('B8: a failed request for items shows the message of the server, and Continue works', async () => {
  server.use(
    failing('/api/trails/v1/{id}/unlock-item', 500),
    ...provider({ chapter: { ...lastChapter, star: 4 }, rank: yourRank({ rank: null }) }),
  );
  const { client } = atTheEnd(subTrails[0]?.id ?? '');
  await screen.findByRole('button', { name: 'Continue' });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await press('Continue');
  await waitFor(() => expect(address()).toMatch(/UNLOCK_ITEM|SUCCESS_QUOTES/));
});

/** The last chapter of the world is passed, and all others. */
const allPassed = {
  chapter: { ...lastChapter, star: 4 },
  subTrails: subTrails.map((row) => ({ ...row, locked: false, remaining_chapters: 0 })),
  rank: yourRank({ rank: null }),
};
const lastWorld = trail({ id: 'w1' });
const firstWorld = { ...lastWorld, id: 'w0' };

it.each([
  ['a sub-trail', subTrails[0]?.id, 'A medal for the whole way'],
  ['a world', subTrails.at(-1)?.id, 'A medal for a whole world'],
])('D232: at the end of %s the medal is that of the way, also after a reload', async (_, id = '', name) => {
  server.use(...provider({ ...allPassed, rank: yourRank({ rank: 3 }) }));
  atTheEnd(id, '&screen=UNLOCK_MEDAL');
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText("You walked it to the end, and you're in 3rd place at Easy!")).toBeVisible();
  await press('Continue');
  await waitFor(() => expect(address()).toMatch(/screen=(SUCCESS_QUOTES|QUOTES_TO_LEARNING_JOURNEY)/));
});

it('the end of a world has a screen of its own', async () => {
  server.use(...provider(allPassed));
  atTheEnd(subTrails.at(-1)?.id ?? '');
  expect(await screen.findByRole('heading', { level: 1, name: 'You walked a whole world!' })).toBeVisible();
  expect(screen.getByText(/^You walked every sub-trail of /)).toBeVisible();
  await press('Continue');
  await waitFor(() => expect(address()).toContain('screen=QUOTES_TO_LEARNING_JOURNEY'));
});

it.each([
  ['so has the end of the whole journey', [firstWorld, lastWorld], 'What a journey!'],
  ['a single world is no journey yet', [lastWorld], 'You walked a whole world!'],
  [
    'a world that is still closed: the journey goes on',
    [{ ...firstWorld, locked: true }, lastWorld],
    'You walked a whole world!',
  ],
])('%s', async (_, worlds, name) => {
  server.use(...provider({ ...allPassed, trails: worlds }));
  atTheEnd(subTrails.at(-1)?.id ?? '');
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

describe('D214: the end of the journey says how much is written, and of the review', () => {
  const { data: about } = example('getAbout');
  const ofReview = (reviewed: number) => ({ ...about, review: { ...about.review, reviewed } });

  it.each([
    ['that no scholar has checked it', ofReview(0), 'No scholar has checked the texts yet'],
    ['where to read who has, when a part is checked', ofReview(1), 'Who checked the texts?'],
    ['where to read about it, of a provider without About', undefined, 'Who checked the texts?'],
  ])('%s', async (_, known, name) => {
    const worlds = [firstWorld, lastWorld];
    server.use(...provider({ ...allPassed, trails: worlds, ...(known && { about: known }) }));
    atTheEnd(subTrails.at(-1)?.id ?? '');
    expect(await screen.findByText(/^You walked all 2 worlds, from the first page/)).toBeVisible();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', links.about());
  });
});

it('a chapter that is left out: its world is not done', async () => {
  const rows = allPassed.subTrails.map((row, place) => (place > 0 ? row : { ...row, remaining_chapters: 1 }));
  server.use(...provider({ ...allPassed, subTrails: rows }));
  atTheEnd(subTrails.at(-1)?.id ?? '');
  expect(await screen.findByRole('heading', { level: 1, name: 'Chapter complete' })).toBeVisible();
  await press('Continue');
  await waitFor(() => expect(address()).toContain('screen=SUCCESS_QUOTES'));
});

it('B2: a quote at the end of the journey needs its chapter', async () => {
  renderRoute(finishRoute, '/learning-journey/finish/w1?screen=QUOTES_TO_LEARNING_JOURNEY');
  await waitFor(() => expect(address()).toMatch(/^\/learning-journey\/sub-trails\/w1/));
});

it('shows the closing sentence with cards that lead to the entries', async () => {
  server.use(...provider({ album: example('getFoundOut').data }));
  open();
  expect(await screen.findByRole('region', { name: 'Found out today' })).toHaveTextContent(
    'I know why one clan could feed all the pilgrims.',
  );
  expect(screen.getByRole('link', { name: 'Hashim' })).toHaveAttribute('href', '/profile?open=hashim');
  expect(screen.getByRole('link', { name: 'Quraysh' })).toHaveAttribute('href', '/glossary?open=quraysh');
});

it.each([
  ['without a closing sentence', provider({ album: { ...example('getFoundOut').data, learnt: null } })],
  [
    'when the request fails',
    [
      failing('/api/x/v1/chapters/{chapterId}/found-out'),
      ...provider({ album: example('getFoundOut').data }),
    ],
  ],
])('shows no card %s', async (_, handlers) => {
  server.use(...handlers);
  const { client } = open();
  await screen.findByRole('img', { name: '4 stars of 5' });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByRole('region', { name: 'Found out today' })).not.toBeInTheDocument();
});
