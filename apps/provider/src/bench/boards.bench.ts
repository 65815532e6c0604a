import type { Context } from '../kernel/context.ts';
import { openDatabase } from '../database/open-database.ts';
import { journeyBoard } from '../domain/board/board-name.ts';
import { leaderboardHandlers } from '../leaderboard/routes.ts';
import { startProvider, type TestProvider } from '../testing/start-provider.ts';
import { type Bench, type BenchRun, type Figure, interleaved, median, ratio } from './bench.ts';
import { readWhole, refusedCheaply } from './support/request-costs.ts';
import { startRedis } from './support/redis.ts';
import { seedBoards, someLearners } from './support/seed-boards.ts';

const small = 10_000;
const large = 1_000_000;
const rounds = 400;
const aim = 1.1;
/**
 * Target in milliseconds for the deepest page of a board with many ties, where the cost is bounded but not
 * constant.
 */
const deepPageMs = 50;
const difficulties = { wide: 'qt-easy', narrow: 'qt-medium' } as const;
const boards = { wide: journeyBoard(difficulties.wide), narrow: journeyBoard(difficulties.narrow) };

/** Board costs must not depend on the number of learners. */
export const bench: Bench = {
  about: `pages and ranks of boards: ${large} learners against ${small}`,
  engines: 'both',
  measure: async (run) => {
    const [few, many] = [await seeded(run, small), await seeded(run, large)];
    try {
      const figures: Figure[] = [];
      for (const [shape, quizTimeId] of Object.entries(difficulties))
        figures.push(...(await compare(shape, quizTimeId, await few.asked(), await many.asked())));
      figures.push(await readWhole(many.provider));
      figures.push(...(await refusedCheaply(many.provider)));
      figures.push(...(await againstRedis(run, await many.asked())));
      return figures;
    } finally {
      for (const each of [few, many]) await each.provider.close();
    }
  },
};

async function seeded(run: BenchRun, learners: number) {
  const place = await run.place();
  const { databaseUrl, dataDir } = place;
  const start = () => startProvider(databaseUrl === null ? { dataDir } : { databaseUrl });
  await (await start()).close();
  const from = performance.now();
  const unlimited = await openDatabase(place);
  await seedBoards(unlimited, learners, boards);
  await unlimited.destroy();
  run.note(
    `${learners} learners on two boards seeded in ${((performance.now() - from) / 1000).toFixed(1)} s`,
  );
  const provider = await start();
  return { provider, asked: () => askers(provider) };
}

/** Calls the operations without HTTP, whose cost would hide differences. */
async function askers({ context }: TestProvider) {
  const learners = await someLearners(context.database, rounds);
  const call = (round: number, query: object) =>
    callOf(context, learners[round % learners.length] ?? '', query);
  const pageAt = (quizTimeId: string, round: number, place: object) =>
    leaderboardHandlers.getLeaderboard(
      call(round, { type: 'learning_journey', quiz_time_id: quizTimeId, ...place }),
    );
  const cursors = new Map<string, string | undefined>();
  return {
    rank: (quizTimeId: string, round: number) =>
      leaderboardHandlers.getMyRank(call(round, { type: 'learning_journey', quiz_time_id: quizTimeId })),
    neighbours: (quizTimeId: string, round: number) =>
      leaderboardHandlers.getNeighbours(call(round, { type: 'learning_journey', quiz_time_id: quizTimeId })),
    page: (quizTimeId: string, round: number, page: number) => pageAt(quizTimeId, round, { page }),
    /** Reads a page by cursor, like a scrolling learner. The first round fetches the previous page's cursor. */
    scrolledTo: async (quizTimeId: string, round: number, page: number) => {
      const place = `${quizTimeId} ${page}`;
      if (!cursors.has(place)) {
        const before = await pageAt(quizTimeId, round, { page: page - 1 });
        cursors.set(place, before.next_cursor ?? undefined);
      }
      return pageAt(quizTimeId, round, { page, after: cursors.get(place) });
    },
  };
}

type Asked = Awaited<ReturnType<typeof askers>>;

function callOf(context: Context, learnerId: string, query: object) {
  return { context, session: { sessionId: 'bench', learnerId }, query } as never;
}

async function compare(shape: string, quizTimeId: string, few: Asked, many: Asked): Promise<Figure[]> {
  const asks: readonly [string, (asked: Asked, round: number) => Promise<unknown>][] = [
    ['my-rank', (asked, round) => asked.rank(quizTimeId, round)],
    ['neighbours', (asked, round) => asked.neighbours(quizTimeId, round)],
    ['page 1', (asked, round) => asked.page(quizTimeId, round, 1)],
    ['page 100', (asked, round) => asked.page(quizTimeId, round, 100)],
    ['page 900', (asked, round) => asked.page(quizTimeId, round, 900)],
    ['page 900, scrolled to,', (asked, round) => asked.scrolledTo(quizTimeId, round, 900)],
  ];
  const figures: Figure[] = [];
  for (const [name, ask] of asks) {
    const { at10k, at1m } = await interleaved(rounds, {
      at10k: (round) => ask(few, round),
      at1m: (round) => ask(many, round),
    });
    const what = `${name} of the ${shape} board (${median(at10k).toFixed(2)} -> ${median(at1m).toFixed(2)} ms)`;
    figures.push(
      shape === 'narrow' && name === 'page 900'
        ? { what, reached: median(at1m), unit: 'ms', aim: deepPageMs, better: 'lower' }
        : ratio(what, median(at1m) / median(at10k), aim),
    );
  }
  return figures;
}

const redisAim = 3;
/**
 * Lua script that fills a sorted set inside Redis, because a million commands over a socket would dominate
 * the run time.
 */
const fill = `for i = 1, tonumber(ARGV[1]) do
  redis.call('ZADD', KEYS[1], 1 + math.floor(999 * ((i * 7919 % ARGV[1]) / ARGV[1]) ^ 3), i) end return 1`;

/** Compares the whole operation, with name and avatar, to a bare in-memory rank. */
async function againstRedis(run: BenchRun, many: Asked): Promise<Figure[]> {
  const redis = await startRedis();
  if (!redis) {
    run.note('redis-server is not installed: no comparison with a sorted set');
    return [];
  }
  try {
    await redis.ask('EVAL', fill, '1', 'board', String(large));
    const { ours, theirs } = await interleaved(rounds, {
      ours: (round) => many.rank(difficulties.wide, round),
      theirs: (round) => redis.ask('ZREVRANK', 'board', String(1 + ((round * 7919) % large))),
    });
    const what = `my-rank against a sorted set of Redis (${median(theirs).toFixed(2)} ms)`;
    return [ratio(what, median(ours) / median(theirs), redisAim)];
  } finally {
    await redis.close();
  }
}
