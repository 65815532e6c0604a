import { learnerKey, session } from '@sirah-trails/api-client/session';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, locked, renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { provider } from '../testing/provider.ts';
import { chapter, quizTimes, running } from '../testing/samples.ts';
import { chapterIntroRoute } from '../routes.ts';

const server = createMockServer(...provider());

// Another visit has seen no quote yet.
afterEach(() => session.getState().signOut());

const withQuote = '?trail_id=w1&difficulty=easy&sub_trail_id=w1-s1';
const open = (
  query = '?difficulty=easy',
  id = 'w1-s1-c2',
  client?: ReturnType<typeof renderRoute>['client'],
) => renderRoute(chapterIntroRoute, `/learning-journey/motivational/${id}${query}`, { client });

const queryOf = (link: HTMLElement) => {
  const address = new URL(link.getAttribute('href') ?? '', 'http://app');
  return { path: address.pathname, query: Object.fromEntries(address.searchParams) };
};

it('B2: the quote comes first, then the chapter with its name, books and Start Quiz', async () => {
  open(withQuote);
  expect(await screen.findByRole('heading', { name: 'The road is waiting' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Deserts, Oases and Wells' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Books that help with this quiz' })).toBeVisible();
  expect(screen.getByRole('link', { name: /The Land.*Arabia before the Message.*10 pages/ })).toBeVisible();
});

it('shows the quote once per visit', async () => {
  const { client, unmount } = open(withQuote);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  unmount();
  open(withQuote, 'w1-s1-c2', client);
  expect(await screen.findByRole('link', { name: 'Start Quiz' })).toBeVisible();
});

it('a quote that does not load is skipped', async () => {
  server.use(failing('/api/motivational-quote/v1'));
  open(withQuote);
  expect(await screen.findByRole('link', { name: 'Start Quiz' })).toBeVisible();
});

it('D223: the chapter says its pace, and leads to the choice of another', async () => {
  open('?difficulty=hard');
  expect(await screen.findByText('Pace: Hard')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another pace' })).toHaveAttribute(
    'href',
    '/learning-journey/start',
  );
});

it('B2, D99: Start Quiz and the books carry the journey context', async () => {
  open('?difficulty=hard&sub_trail_id=w1-s1&trail_name=Arabia&trail=1&subtrail=1');
  const context = {
    difficulty: 'hard',
    sub_trail_id: 'w1-s1',
    trail_name: 'Arabia',
    trail: '1',
    subtrail: '1',
  };
  expect(queryOf(await screen.findByRole('link', { name: 'Start Quiz' }))).toEqual({
    path: '/learning-journey/quizz/w1-s1-c2',
    query: { ...context, quizz_status: 'in_quizz' },
  });
  expect(queryOf(screen.getByRole('link', { name: /The Land/ }))).toEqual({
    path: '/discovery/the-land',
    query: { ...context, origin: 'quizz', chapter_id: 'w1-s1-c2' },
  });
});

it('Back leads to the sub-trail on the map', async () => {
  open(withQuote);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('link', { name: 'Back to the map' })).toHaveAttribute(
    'href',
    '/learning-journey/sub-trails/w1?difficulty=easy&sub_trail_id=w1-s1',
  );
});

it('a chapter without books says that none is needed', async () => {
  server.use(...provider({ chapter: chapter({ books: [] }) }));
  open();
  expect(await screen.findByText("You don't need a book here. You're ready!")).toBeVisible();
});

it('D111: a passed chapter has no second scored start', async () => {
  server.use(...provider({ chapter: chapter({ star: 3 }) }));
  open();
  expect(await screen.findByText('You have 3 of 5 stars here. The map shows what comes next.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start Quiz' })).not.toBeInTheDocument();
});

it('D230: a passed chapter can be practised', async () => {
  server.use(...provider({ chapter: chapter({ star: 3 }), practice: [] }));
  open();
  const practise = await screen.findByRole('link', { name: 'Practise' });
  expect(practise).toHaveAttribute('href', expect.stringMatching(/\/quizz\/.*quizz_status=practice/));
});

it('D229: continues a run that was left at three stars', async () => {
  const [first] = running.tries;
  const left = { ...first, chapter_id: 'w1-s1-c2', quiz_time_id: quizTimes[0]?.id } as typeof first & object;
  server.use(
    ...provider({
      chapter: chapter({ id: 'w1-s1-c2', star: 3 }),
      running: { tries: [left], endless: null },
    }),
  );
  open();
  expect(queryOf(await screen.findByRole('link', { name: 'Continue' })).path).toBe(
    '/learning-journey/quizz/w1-s1-c2',
  );
});

it('D229: continues the run that this device stores, for a provider without the list of runs', async () => {
  session.getState().signIn({ token: 't', user: { id: 'u1' } as never });
  localStorage.setItem(learnerKey('u1', 'current_quiz'), 'w1-s1-c2 qt-easy w1-s1 w1');
  server.use(...provider({ chapter: chapter({ id: 'w1-s1-c2', star: 3 }) }));
  open();
  expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible();
});

it('D204, D230: a chapter passed without a clock offers a new run with one', async () => {
  server.use(...provider({ chapter: chapter({ star: 4, replayable: true }) }));
  open();
  const replay = await screen.findByRole('link', { name: 'Play with the clock' });
  expect(replay).toHaveAttribute('href', expect.stringMatching(/^\/learning-journey\/quizz\//));
});

it('B5: a locked chapter shows nothing of itself and leads back', async () => {
  server.use(locked('/api/trails/v1/chapter/{id}'));
  open();
  expect(await screen.findByRole('heading', { name: 'This chapter is still locked' })).toBeVisible();
});

it('an unknown chapter says so', async () => {
  open('?difficulty=easy', 'nowhere');
  expect(await screen.findByRole('heading', { name: "We couldn't find this chapter" })).toBeVisible();
});
