import type { LeaderboardEntry } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provider } from '../testing/provider.ts';
import { board, entries, yourRank } from '../testing/samples.ts';
import { boardRoute } from '../routes.ts';

const server = createMockServer(...provider());
const open = (query = '') => renderRoute(boardRoute, `/leaderboard${query}`);
const answer = (...pages: Parameters<typeof board>[0][]) =>
  server.use(...provider({ pages: pages.map((page) => board(page)) }));

const list = async () => within(await screen.findByRole('list', { name: 'Places' }));
const podium = async () => within(await screen.findByRole('list', { name: 'The top three' }));

it('B2: two boards and a tab for each difficulty, with the specified addresses', async () => {
  open('?mode=learning_journey&difficulty=qt-hard');
  const tabs = within(await screen.findByRole('navigation', { name: 'Pace' }));
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
    'Easy',
    'Medium',
    'Hard',
    'Expert',
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveAttribute(
    'href',
    '/leaderboard?mode=learning_journey&difficulty=qt-hard',
  );
  expect(screen.getByRole('link', { name: 'Infinity Trail' })).toHaveAttribute(
    'href',
    '/leaderboard?mode=endless_mode',
  );
});

it('D172: the default is the first tab of The Trails', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Easy', current: 'page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The Trails' })).toHaveAttribute('aria-current', 'page');
});

it('B2: the Infinity Trail has one board without difficulties', async () => {
  open('?mode=endless_mode');
  await podium();
  expect(screen.queryByRole('navigation', { name: 'Pace' })).not.toBeInTheDocument();
});

it('B2: shows the first three on the podium, the rest in the list', async () => {
  open();
  expect((await podium()).getAllByRole('listitem')).toHaveLength(3);
  expect((await list()).getAllByRole('listitem')).toHaveLength(7);
});

it('B2: rows and podium steps link to the profile with mode and difficulty', async () => {
  open();
  const links = [
    (await podium()).getByRole('link', { name: /1st$/ }),
    (await list()).getByRole('link', { name: /^4th/ }),
  ];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['u-1', 'u-4'].map((id) => `/leaderboard/profile/${id}?mode=learning_journey&difficulty=qt-easy`),
  );
});

it("B2: rows without user_id are no links, are never the learner's own, and are all shown", async () => {
  const unnamed = entries(10).map(({ user_id: _, ...row }) => row as LeaderboardEntry);
  answer({ leaderboard: unnamed, your_rank: yourRank({ user_id: '' }) });
  open();
  expect((await list()).getAllByRole('listitem')).toHaveLength(7);
  expect((await list()).queryByRole('link')).not.toBeInTheDocument();
  expect((await podium()).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getAllByText('Me')).toHaveLength(1);
});

it('shows the head of each learner', async () => {
  open();
  await list();
  const heads = document.querySelectorAll('img[src^="/content/art/avatar/portrait/"]');
  // Three on the podium, seven in the list, mine at the edge.
  expect(heads).toHaveLength(11);
});

it('D156, D157: my row is pinned: Me on screen, Me with the nickname for screen readers', async () => {
  answer({ your_rank: yourRank({ rank: 4182, user_id: 'u-me', name: 'ColdSpring' }) });
  open();
  const mine = await screen.findByRole('region', { name: 'My place' });
  expect(mine).toHaveTextContent('4,182nd');
  expect(within(mine).getByText('Me')).toHaveAttribute('aria-hidden', 'true');
  expect(within(mine).getByText('Me (ColdSpring)')).toBeInTheDocument();
});

it('D156: my row links to my profile as others see it', async () => {
  open('?mode=endless_mode');
  const mine = within(await screen.findByRole('region', { name: 'My place' }));
  expect(mine.getByRole('link')).toHaveAttribute('href', '/leaderboard/profile/u-6?mode=endless_mode');
});

describe('D156: my row is pinned while my place is off screen', () => {
  const observers: { report: (isIntersecting: boolean) => void; target?: Element }[] = [];
  const pinned = () => screen.getByRole('region', { name: 'My place' });
  beforeEach(() => {
    observers.length = 0;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #own: (typeof observers)[number];
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          this.#own = { report: (isIntersecting) => callback([{ isIntersecting }]) };
          observers.push(this.#own);
        }
        observe(target: Element) {
          this.#own.target = target;
        }
        disconnect() {}
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());
  const reportOwn = (isSeen: boolean) =>
    act(() => {
      for (const { report, target } of observers) if (target?.hasAttribute('data-me')) report(isSeen);
    });

  it.each([
    ['on the podium', 'u-1'],
    ['in the list', 'u-6'],
  ])('%s', async (_, id) => {
    answer({ your_rank: yourRank({ rank: Number(id.slice(2)), user_id: id }) });
    open();
    await list();
    expect(pinned()).not.toHaveAttribute('data-seen');
    reportOwn(true);
    expect(pinned()).toHaveAttribute('data-seen');
    reportOwn(false);
    expect(pinned()).not.toHaveAttribute('data-seen');
  });
});

it('an unranked learner reads how to get a rank', async () => {
  answer({ your_rank: yourRank({ rank: null, user_id: 'u-me' }) });
  open();
  expect(await screen.findByText('Earn your first star to get a place here.')).toBeVisible();
});

it.each([
  ['without a clock', { rank: null, unranked_star: 4 }, /^Your stars don't count on this board/],
  ['who hides', { rank: 3, hidden: true }, /^You chose to hide, so only you can see this place\./],
])('D160, D199: a learner %s reads why others do not see this rank', async (_, facts, words) => {
  server.use(
    ...provider({ pages: [board({ your_rank: yourRank({ user_id: 'u-me', ...facts }) })], neighbours: [] }),
  );
  open();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show me among my neighbours' })).not.toBeInTheDocument();
});

const far = board({ total_data: 4200, your_rank: yourRank({ rank: 4182, user_id: 'u-4182' }) });

it('D158: far below, shows the neighbours once each and a link back to the top', async () => {
  server.use(...provider({ pages: [far], neighbours: entries(5, 4180) }));
  open('?mode=learning_journey&difficulty=qt-hard');
  const show = await screen.findByRole('link', { name: 'Show me among my neighbours' });
  await userEvent.click(show);
  const near = within(await screen.findByRole('list', { name: 'My neighbours' }));
  expect(near.getAllByRole('link').map((row) => row.getAttribute('href'))).toEqual(
    [4180, 4181, 4182, 4183, 4184].map(
      (rank) => `/leaderboard/profile/u-${rank}?mode=learning_journey&difficulty=qt-hard`,
    ),
  );
  expect(near.getByText(/^Me \(/)).toBeInTheDocument();
  expect(screen.getByText(/^Only the places next to yours are here/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Places' })).not.toBeInTheDocument();
  const back = screen.getByRole('link', { name: 'Back to the top' });
  expect(back).toHaveFocus();
  await userEvent.click(back);
  expect((await list()).getAllByRole('listitem')).toHaveLength(7);
  expect(screen.getByTestId('location')).toHaveTextContent(
    '/leaderboard?mode=learning_journey&difficulty=qt-hard',
  );
});

it.each([
  ['a provider without the addition', { pages: [far] }],
  ['a rank among the loaded rows', { neighbours: entries(5, 4) }],
])('does not offer the neighbours with %s, nor at their URL', async (_, answers) => {
  server.use(...provider(answers), failing('/api/x/v1/leaderboards/neighbours'));
  open('?mode=endless_mode&around=me');
  expect((await list()).getAllByRole('listitem')).toHaveLength(7);
  expect(screen.queryByRole('link', { name: 'Show me among my neighbours' })).not.toBeInTheDocument();
});

it('neighbours that fail to load keep my row and offer a retry, which works', async () => {
  const answers = provider({ pages: [far], neighbours: entries(5, 4180) });
  server.use(failing('/api/x/v1/leaderboards/neighbours'), ...answers);
  open('?mode=endless_mode&around=me');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('region', { name: 'My place' })).toHaveTextContent('4,182nd');
  server.use(...answers);
  await userEvent.click(retry);
  expect(await screen.findByText('4,180th')).toBeVisible();
});

it('D156: hides free ranks from screen readers', async () => {
  answer({ leaderboard: entries(5), total_data: 5 });
  open();
  const free = await screen.findByText('6th Place');
  expect(free.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByText('10th Place')).toBeVisible();
  expect((await list()).getAllByRole('listitem')).toHaveLength(2);
});

it('D156: hides free podium steps from screen readers', async () => {
  answer({ leaderboard: entries(1), total_data: 1 });
  open();
  expect((await podium()).getAllByRole('listitem')).toHaveLength(1);
});

it('an empty board invites to play', async () => {
  answer({ leaderboard: [], total_data: 0, your_rank: yourRank({ rank: null }) });
  open();
  expect(await screen.findByRole('heading', { name: 'The board is wide open' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to The Trails' })).toHaveAttribute(
    'href',
    '/learning-journey/start',
  );
});

it('D175: loads the second page only after a scroll', async () => {
  answer({ total_data: 12 }, { leaderboard: entries(2, 11), current_page: 2, total_data: 12 });
  open();
  expect((await list()).getAllByRole('listitem')).toHaveLength(7);
  fireEvent.scroll(window);
  expect(await screen.findByText('12th')).toBeVisible();
  expect((await list()).getAllByRole('listitem')).toHaveLength(9);
});

it('B4: a tap on a tab fetches page 1 of its board, and no other, whatever was read there before', async () => {
  const asked: string[] = [];
  server.use(
    http.get('/api/leaderboards/v1', ({ query, response }) => {
      asked.push(`${query.get('quiz_time_id')} ${query.get('page')}`);
      const page = Number(query.get('page'));
      return response(200).json(
        board({ leaderboard: entries(10, page * 10 - 9), current_page: page, total_data: 20 }),
      );
    }),
  );
  open('?mode=learning_journey&difficulty=qt-easy');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('20th')).toBeVisible();
  for (const tab of ['Hard', 'Easy']) await userEvent.click(screen.getByRole('link', { name: tab }));
  await waitFor(() => expect(asked).toEqual(['qt-easy 1', 'qt-easy 2', 'qt-hard 1', 'qt-easy 1']));
  expect((await list()).getAllByRole('listitem')).toHaveLength(7);
  expect(await screen.findByRole('button', { name: 'Show more' })).toBeVisible();
});

it('D175: a button loads the next page until the last page', async () => {
  answer({ total_data: 11 }, { leaderboard: entries(1, 11), current_page: 2, total_data: 11 });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('11th')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('D205: equal ranks have steps of equal height, and the fourth learner has rank 4', async () => {
  answer({
    leaderboard: entries(5).map((row) => (row.rank <= 3 ? { ...row, rank: 1, total_star: 197 } : row)),
    total_data: 5,
  });
  open();
  const steps = (await podium()).getAllByRole('listitem');
  for (const step of steps) expect(step).toHaveTextContent(/1st$/);
  expect(steps.map((step) => step.dataset['rank'])).toEqual(['1', '1', '1']);
  expect((await list()).getAllByRole('listitem')[0]).toHaveTextContent(/^4th/);
});

it('a failed next page keeps the rows and offers a retry', async () => {
  answer({ total_data: 11 }, { leaderboard: entries(1, 11), current_page: 2, total_data: 11 });
  open();
  await list();
  server.use(failing('/api/leaderboards/v1'));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText("We couldn't load the next ones.")).toBeVisible();
  expect((await list()).getAllByRole('listitem')).toHaveLength(7);
  answer({ total_data: 11 }, { leaderboard: entries(1, 11), current_page: 2, total_data: 11 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('11th')).toBeVisible();
});

it.each(['leaderboard', 'your_rank'] as const)(
  'a response without %s, which the contract requires, shows the error and a retry that works',
  async (missing) => {
    const rest = { ...board(), [missing]: undefined };
    server.use(http.untyped.get('*/api/leaderboards/v1', () => Response.json(rest)));
    open();
    const retry = await screen.findByRole('button', { name: /try again/i });
    server.resetHandlers();
    await userEvent.click(retry);
    expect(await screen.findByRole('list', { name: 'The top three' })).toBeVisible();
  },
);
