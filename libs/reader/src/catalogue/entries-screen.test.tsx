import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { failing, renderRoute } from '@sirah-trails/screen-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { glossaryRoute, peopleRoute } from '../routes.ts';
import { listProvider, people, term, terms } from '../testing/lists.ts';

const server = createMockServer(...listProvider());
const address = () => screen.getByTestId('location').textContent;
const rows = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

/** Complete requests: Node tracks the abort of referenced requests only. */
let requests: Request[];
const note = ({ request }: { request: Request }) => void requests.push(request);
const queryOf = ({ url }: Request) => url.slice(new URL(url).origin.length);
const asked = () => requests.map(queryOf);
const aborted = () => requests.filter(({ signal }) => signal.aborted).map(queryOf);
beforeEach(() => {
  requests = [];
  server.events.on('request:start', note);
});
afterEach(() => server.events.removeListener('request:start', note));

it.each([
  ['Trail Blazers', peopleRoute, '/profile', 'Read More about Person 1'],
  ['Word Compass', glossaryRoute, '/glossary', 'Read More about Term 1'],
] as const)('B2: %s lists entries with a button for the card', async (name, route, path, button) => {
  renderRoute(route, path);
  expect(await rows(name)).toHaveLength(3);
  expect(screen.getByRole('button', { name: button })).toHaveTextContent('Read More');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

it('B9: filters by All and A to Z; a second tap clears the letter', async () => {
  server.use(...listProvider({ terms: [...terms(2), term('Oasis')] }));
  renderRoute(glossaryRoute, '/glossary');
  expect(await rows('Word Compass')).toHaveLength(3);
  const letters = within(screen.getByRole('group', { name: 'First letter' }));
  expect(letters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All',
    ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ]);
  await userEvent.click(letters.getByRole('button', { name: 'O' }));
  await waitFor(async () => expect(await rows('Word Compass')).toHaveLength(1));
  expect(address()).toBe('/glossary?starts_with=O');
  await userEvent.click(letters.getByRole('button', { name: 'O' }));
  await waitFor(async () => expect(await rows('Word Compass')).toHaveLength(3));
  expect(address()).toBe('/glossary');
  expect(letters.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
});

it('B5: debounces the search by 500 ms', async () => {
  renderRoute(glossaryRoute, '/glossary');
  await rows('Word Compass');
  const before = performance.now();
  for (const value of ['t', 'te', 'ter', 'term'])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  await waitFor(() => expect(address()).toBe('/glossary?search=term'));
  expect(performance.now() - before).toBeGreaterThanOrEqual(499);
  expect(await rows('Word Compass')).toHaveLength(3);
  expect(asked().filter((one) => one.includes('search'))).toEqual(['/api/glossaries/v1?search=term&page=1']);
});

it('a new search aborts the previous request and keeps the rows until the response', async () => {
  let finish: () => void = () => undefined;
  server.use(
    http.get('/api/glossaries/v1', async ({ query, response }) => {
      if (query.get('search') === 'a') await new Promise<void>((resolve) => (finish = resolve));
      return response.untyped(Response.json({ data: terms(2), current_page: 1, total: 2, last_page: 1 }));
    }),
  );
  renderRoute(glossaryRoute, '/glossary');
  await rows('Word Compass');
  await userEvent.type(screen.getByRole('searchbox'), 'a');
  await waitFor(() => expect(asked().at(-1)).toContain('search=a&'));
  expect(await rows('Word Compass')).toHaveLength(2);
  await userEvent.type(screen.getByRole('searchbox'), 'b');
  await waitFor(() => expect(asked().at(-1)).toContain('search=ab&'));
  await waitFor(() => expect(aborted()).toEqual(['/api/glossaries/v1?search=a&page=1']));
  finish();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Word Compass' })).toBeVisible());
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
});

it('B9: loads the next page near the end of the list and numbers the rows', async () => {
  server.use(...listProvider({ people: people(25) }));
  renderRoute(peopleRoute, '/profile');
  await waitFor(async () => expect(await rows('Trail Blazers')).toHaveLength(25));
  const last = (await rows('Trail Blazers')).at(-1);
  expect(last).toHaveAttribute('aria-posinset', '25');
  expect(last).toHaveAttribute('aria-setsize', '25');
  expect(asked().filter((one) => one.startsWith('/api/people/v1?'))).toEqual(
    [1, 2, 3].map((page) => `/api/people/v1?page=${page}`),
  );
});

it('D201: Read More opens the card with its own URL; closing restores the focus', async () => {
  renderRoute(peopleRoute, '/profile');
  const open = await screen.findByRole('button', { name: 'Read More about Person 2' });
  await userEvent.click(open);
  const card = await screen.findByRole('dialog', { name: 'Person 2' });
  expect(await within(card).findByText(/flour to/)).toBeVisible();
  expect(await within(card).findByRole('button', { name: 'Report a mistake' })).toBeVisible();
  expect(address()).toBe('/profile?open=person-2');
  await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(open).toHaveFocus());
  expect(address()).toBe('/profile');
});

it("opens a term from a person's text in the same card, with a back button", async () => {
  server.use(...listProvider({ terms: [term('Quraysh')] }));
  renderRoute(peopleRoute, '/profile?open=person-1');
  const card = await screen.findByRole('dialog', { name: 'Person 1' });
  await userEvent.click(await within(card).findByRole('button', { name: 'Quraysh' }));
  expect(await screen.findByRole('dialog', { name: 'Quraysh' })).toBeVisible();
  const back = await screen.findByRole('button', { name: 'Back to Person 1' });
  expect(back).toHaveFocus();
  await userEvent.click(back);
  expect(await screen.findByRole('dialog', { name: 'Person 1' })).toBeVisible();
});

it('B8: a missing card says so and offers no retry', async () => {
  server.use(failing('/api/glossaries/v1/{id}', 404));
  renderRoute(glossaryRoute, '/glossary?open=unlisted');
  const card = await screen.findByRole('dialog', { name: 'No Data Found' });
  expect(await within(card).findByText(/^It may have moved/)).toBeVisible();
  expect(within(card).queryByRole('button', { name: /try again/i })).not.toBeInTheDocument();
});

it("B8: a failed card is titled 'No Data Found' and offers a retry", async () => {
  server.use(failing('/api/glossaries/v1/{id}', 500));
  renderRoute(glossaryRoute, '/glossary?open=unlisted');
  const card = await screen.findByRole('dialog', { name: 'No Data Found' });
  const retry = await within(card).findByRole('button', { name: /try again/i });
  server.use(...listProvider({ terms: [term('Unlisted')] }));
  await userEvent.click(retry);
  expect(await screen.findByRole('dialog', { name: 'Unlisted' })).toBeVisible();
});

it('B8: clears a filter without matches', async () => {
  renderRoute(peopleRoute, '/profile?starts_with=q&search=nobody');
  expect(await screen.findByRole('button', { name: 'Q', pressed: true })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('nobody');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await rows('Trail Blazers')).toHaveLength(3);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('offers to clear a filter that the provider rejects', async () => {
  server.use(failing('/api/people/v1', 422));
  renderRoute(peopleRoute, '/profile?starts_with=12');
  expect(await screen.findByRole('button', { name: 'Show all' })).toBeVisible();
});

const album = {
  people: { met: ['person-2'], total: 43 },
  terms: { met: [], total: 121 },
};

it('marks the people that the learner has met and counts them; all stay readable', async () => {
  server.use(...listProvider({ album }));
  renderRoute(peopleRoute, '/profile');
  expect(await screen.findByText('1 of 43 people met')).toBeVisible();
  const [first, second] = await rows('Trail Blazers');
  expect(await within(second as HTMLElement).findByText('Met')).toBeVisible();
  expect(within(first as HTMLElement).queryByText('Met')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Read More about/ })).toHaveLength(3);
});

it.each([
  ['without the addition', listProvider()],
  ['when the album fails', [failing('/api/x/v1/album'), ...listProvider({ album })]],
])('shows no count and no mark %s', async (_, handlers) => {
  server.use(...handlers);
  const { client } = renderRoute(peopleRoute, '/profile');
  expect(await rows('Trail Blazers')).toHaveLength(3);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText(/ met$/)).not.toBeInTheDocument();
  expect(screen.queryByText('Met')).not.toBeInTheDocument();
});

it('a card leads to the page of the book that names the entry', async () => {
  server.use(...listProvider({ album }));
  renderRoute(glossaryRoute, '/glossary?open=term-1');
  expect(await screen.findByRole('link', { name: 'Read about it in The Land Page 1' })).toHaveAttribute(
    'href',
    '/discovery/book/the-land?page=1',
  );
  expect(screen.getByRole('img', { name: 'A map of Arabia between three seas.' })).toBeVisible();
});

it('shows the card beside the list on a wide screen, at first that of the first entry', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('768px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderRoute(glossaryRoute, '/glossary');
  expect(await screen.findByRole('region', { name: 'Term 1' })).toBeVisible();
  const more = screen.getByRole('button', { name: 'Read More about Term 2' });
  await userEvent.click(more);
  expect(await screen.findByRole('region', { name: 'Term 2' })).toBeVisible();
  expect(more).toHaveFocus();
  expect(more).toHaveAttribute('aria-current', 'true');
  expect(address()).toBe('/glossary?open=term-2');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});
