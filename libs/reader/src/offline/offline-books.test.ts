import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { createQueryClient } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { http as picture } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { bookQuery } from '../book/endpoints.ts';
import { book } from '../testing/samples.ts';
import { withDeviceDatabase } from '../testing/with-device-database.ts';
import { flushUploadQueue } from './upload-queue.ts';
import { enqueueReport, queuedReports } from './upload-queue.ts';
import { entryQuery } from '../catalogue/endpoints.ts';
import { removeUnusedEntries, storeEntries } from './offline-entries.ts';
import { deleteOfflineBooks } from './delete-offline-books.ts';
import { storeBook, findOfflineBook, listOfflineBooks, removeBook, storePosition } from './offline-books.ts';
import { findOfflineEntry } from './offline-entries.ts';

const requests: string[] = [];
const server = createMockServer(
  http.get('/api/book/v1/book/{id}', ({ request, response }) => {
    requests.push(request.url);
    return response.untyped(Response.error());
  }),
  http.get('/api/people/v1/{id}', ({ params, response }) =>
    response(200).json({ data: { ...example('getPerson').data, id: params.id } }),
  ),
  http.get('/api/glossaries/v1/{id}', ({ params, response }) =>
    response(200).json({ data: { ...example('getGlossaryEntry').data, id: params.id } }),
  ),
  http.post('/api/book/v1/book/progress', async ({ request, response }) =>
    response(200).json({ data: await request.json() }),
  ),
);
const kept = book();
const fetchBook = () => createQueryClient().fetchQuery(bookQuery(kept.id));

beforeEach(() => {
  localStorage.clear();
  requests.splice(0);
});
withDeviceDatabase();

it('opens a stored book without a network or request', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await storeBook(kept);
  expect(await fetchBook()).toEqual(kept);
  expect(requests).toEqual([]);
  online.mockRestore();
});

it('opens a stored book after a network error, with queued positions', async () => {
  await storeBook(kept);
  const body = { book_id: kept.id, page_count: 7, status: 1 as const };
  enqueueReport({ kind: 'place', key: 'k', body });
  expect(await fetchBook()).toMatchObject({ reading_progress: [{ page_count: 7 }] });
  expect(requests).not.toEqual([]);
});

it('stores a confirmed position before it leaves the queue', async () => {
  await storeBook(kept);
  const body = { book_id: kept.id, page_count: 6, status: 1 as const };
  enqueueReport({ kind: 'place', key: 'k', body });
  await flushUploadQueue(createQueryClient());
  expect(queuedReports()).toEqual([]);
  expect((await findOfflineBook(kept.id))?.book.reading_progress).toMatchObject([{ page_count: 6 }]);
});

it('rejects with a network error for a book that is not stored', async () => {
  await expect(fetchBook()).rejects.toMatchObject({ kind: 'network' });
});

it('a chosen book stays chosen when opened, and is deleted when removed', async () => {
  await storeBook(kept, true);
  await storeBook({ ...kept, title: 'Newer' });
  expect(await listOfflineBooks()).toMatchObject([{ book: { title: 'Newer' }, chosen: true }]);
  await removeBook(kept.id);
  expect(await findOfflineBook(kept.id)).toBeUndefined();
});

it('hides it from siblings and deletes it at sign-out', async () => {
  await storeBook(kept);
  const user = session.getState().user;
  session.setState({ user: { ...user, id: 'sibling' } as never });
  expect(await listOfflineBooks()).toEqual([]);
  session.setState({ user });
  expect(await listOfflineBooks()).toHaveLength(1);
  await deleteOfflineBooks(user);
  expect(await listOfflineBooks()).toEqual([]);
});

it('deletes it at sign-out in a browser without a database list', async () => {
  await storeBook(kept);
  const list = vi.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('Not supported.'));
  await deleteOfflineBooks(session.getState().user);
  list.mockRestore();
  expect(await listOfflineBooks()).toEqual([]);
});

it('stores people and terms once, with pictures, and opens them without a network', async () => {
  const pictures = vi.fn(() => new Response());
  server.use(picture.get('/content/art/emblems/:name', pictures));
  const text =
    '<p><span data-people-id="hashim">Hashim</span> and <span data-glossary-id="oasis">oases</span></p>';
  const marked = { ...kept, pages: [{ page: 1, content: text }] };
  expect(await storeEntries(createQueryClient(), marked)).toBe(true);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const person = await createQueryClient().fetchQuery(entryQuery('person', 'hashim'));
  expect(person).toEqual({ ...example('getPerson').data, id: 'hashim' });
  expect(await storeEntries(createQueryClient(), marked)).toBe(true);
  expect(pictures).toHaveBeenCalledOnce();
  online.mockRestore();
});

it("removes a book's people and terms, except those in another stored book", async () => {
  const marking = (id: string, ...people: string[]) => {
    const content = people.map((name) => `<p data-people-id="${name}">${name}</p>`).join('');
    return { ...kept, id, pages: [{ page: 1, content }] };
  };
  const [one, other] = [marking('one', 'hashim', 'qusayy'), marking('other', 'hashim')];
  for (const book of [one, other]) {
    await storeBook(book);
    await storeEntries(createQueryClient(), book);
  }
  await removeBook('one');
  await removeUnusedEntries();
  expect(await findOfflineEntry('person', 'hashim')).toMatchObject({ id: 'hashim' });
  expect(await findOfflineEntry('person', 'qusayy')).toBeUndefined();
});

it('T38: stops at a change of learner, and writes nothing into the next database', async () => {
  const user = { id: 'reader' } as never;
  session.getState().signIn({ token: 'reader', user });
  await storeBook(kept);
  server.use(
    http.get('/api/people/v1/{id}', ({ params, response }) => {
      session.getState().signIn({ token: 'sibling', user: { id: 'sibling' } as never });
      return response(200).json({ data: { ...example('getPerson').data, id: params.id } });
    }),
  );
  const content = '<p data-people-id="hashim">Hashim</p><p data-glossary-id="oasis">Oasis</p>';
  expect(await storeEntries(createQueryClient(), { pages: [{ page: 1, content }] })).toBe(false);
  const asked = ['person', 'term'] as const;
  const entries = await Promise.all(
    asked.map((kind) => findOfflineEntry(kind, kind === 'person' ? 'hashim' : 'oasis')),
  );
  expect(entries).toEqual([undefined, undefined]);

  session.getState().signIn({ token: 'reader', user });
  const stored = storePosition({ book_id: kept.id, page_count: 3, status: 1 });
  session.getState().signIn({ token: 'sibling', user: { id: 'sibling' } as never });
  await stored;
  expect(await listOfflineBooks()).toEqual([]);
  session.getState().signOut();
});
