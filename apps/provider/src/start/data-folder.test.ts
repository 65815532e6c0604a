import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProvider, type TestProvider } from '../testing/index.ts';

const written = readFileSync(new URL('./testing/before-layers.sql', import.meta.url), 'utf8');
const token = 'lNG3ID-YsoqF5Z41JCS2VA.6AbVPmKE-VH95rOIte-qpUZ1ESaEH-3zW-47GZL772k';
let dataDir: string;
let provider: TestProvider;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sirah-data-'));
  const file = new DatabaseSync(join(dataDir, 'sirah-trails.sqlite'));
  file.exec(written);
  file.close();
  provider = await startProvider({ dataDir });
  // The second learner played until then.
  provider.clock.advance(60_000);
});
afterAll(async () => {
  await provider.close();
  rmSync(dataDir, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(`${provider.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()) as unknown;
};

it('a data folder of an earlier version starts, keeps the session and the stars of all learners', async () => {
  expect(await get('/api/profile/v1')).toMatchObject({
    data: { name: 'Calm Oryx', achievements: { trails_points: 7, chapter_read: 1 } },
  });
  expect(await get('/api/leaderboards/v1?type=learning_journey&quiz_time_id=qt-easy')).toMatchObject({
    leaderboard: [
      { name: 'Calm Oryx', rank: 1, total_star: 5 },
      { name: 'Brave Palm', rank: 2, total_star: 3 },
    ],
  });
});

it('a run of an earlier version goes on where it was, with its open question', async () => {
  const quizzes = await get('/api/trails/v1/quizzes?chapter_id=w1-s1-c2&quiz_time_id=qt-easy');
  expect(quizzes).toMatchObject({ run: { stars: 2, lives: 3, open_quiz_id: 'w1-s1-c2-q-mu' } });
});

it('the next start has imported the content of this version', async () => {
  const { books } = provider.context.about.written;
  expect(await get('/api/book/v1/books')).toMatchObject({ total_data: books });
  const pages = await provider.context.database.selectFrom('book_page').selectAll().execute();
  expect(pages).toHaveLength(books * 10);
});
