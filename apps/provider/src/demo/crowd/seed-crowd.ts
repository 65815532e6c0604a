import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { seededDraw } from '../../domain/seeded-shuffle.ts';
import { hour } from '../../kernel/time.ts';
import { type CrowdContent, readCrowdContent } from './crowd-content.ts';
import { type CrowdRows, noRows } from './crowd-rows.ts';
import { demoEmail, learnerRow } from './learner-row.ts';
import { planLearner, type PlannedLearner } from './plan-learner.ts';
import { playEndless } from './play-endless.ts';
import { playJourney } from './play-journey.ts';
import { writeRows } from './write-rows.ts';

/**
 * Adds the missing crowd learners in one transaction, so that a killed start leaves no partial crowd.
 * @param now epoch milliseconds; all games end before it
 */
export async function seedCrowd(database: Kysely<Database>, now: number): Promise<void> {
  const crowd = [...namedLearners, ...crowdNicknames.map(planLearner)];
  const there = await emailsThere(database, crowd);
  const missing = crowd.filter(({ nickname }) => !there.has(demoEmail(nickname)));
  if (missing.length > 0) await inTransaction(database, (transaction) => addCrowd(transaction, missing, now));
}

async function addCrowd(
  transaction: Transaction<Database>,
  planned: readonly PlannedLearner[],
  now: number,
): Promise<void> {
  const content = await readCrowdContent(transaction);
  const learners = planned.map((plan) => learnerRow(plan, content.items, now));
  // A concurrent start may have added them.
  const added = await transaction
    .insertInto('learner')
    .values(learners)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(added.map(({ id }) => id));
  const rows = noRows();
  for (const [index, { id, joined_at: joinedAt }] of learners.entries()) {
    const plan = planned[index];
    if (plan && ids.has(id)) playAll(rows, content, plan, id, joinedAt);
  }
  await writeRows(transaction, rows);
}

function playAll(
  rows: CrowdRows,
  content: CrowdContent,
  plan: PlannedLearner,
  learnerId: string,
  joinedAt: number,
): void {
  const given = new Set<string>();
  let start = joinedAt;
  for (const quizTime of content.journeys) {
    const runs = plan.runs.get(quizTime.difficulty) ?? [];
    start = playJourney(rows, content, { learnerId, quizTime, runs, start, given });
  }
  if (content.endless && plan.endlessScore > 0)
    playEndless(rows, content, { learnerId, quizTime: content.endless, plan, start: start + hour });
}

async function emailsThere(
  database: Kysely<Database>,
  crowd: readonly PlannedLearner[],
): Promise<Set<string>> {
  const emails = crowd.map(({ nickname }) => demoEmail(nickname));
  const rows = await database.selectFrom('learner').select('email').where('email', 'in', emails).execute();
  return new Set(rows.map(({ email }) => email));
}

/** Top learners of the boards; their runs cover every ending of a chapter. */
const namedLearners: readonly PlannedLearner[] = [
  {
    nickname: 'Desert Falcon',
    joinedDaysAgo: 40,
    runs: { 1: ['rrrrr', 'rrrrr', 'rrrrr', 'rrwrr', 'rrrrr'], 2: ['rrrrr', 'rrtrr'] },
  },
  {
    nickname: 'Quiet Gazelle',
    joinedDaysAgo: 38,
    runs: { 1: ['rrrrr', 'rwrrr', 'rrrrr', 'rrrrr', 'rrtrr'], 2: ['rrrrr'] },
  },
  {
    nickname: 'River Otter',
    joinedDaysAgo: 35,
    runs: { 1: ['rrrrr', 'rrrrr', 'rrtrr', 'rrrrr'], 3: ['rrwrr'] },
  },
  { nickname: 'Morning Lark', joinedDaysAgo: 31, runs: { 1: ['rrrrr', 'rrrtr', 'rrrrr', 'rwrrr'] } },
  { nickname: 'Copper Lizard', joinedDaysAgo: 30, runs: { 1: ['rtrrr', 'rrrrr', 'rrrrr'], 2: ['rtrrr'] } },
  { nickname: 'Palm Squirrel', joinedDaysAgo: 27, runs: { 1: ['rrrrr', 'rrrrr', 'trrrr'] } },
  { nickname: 'Silver Heron', joinedDaysAgo: 22, runs: { 1: ['rrrrr', 'wrrrr'] } },
  { nickname: 'Brave Hedgehog', joinedDaysAgo: 20, runs: { 1: ['rrrrr', 'rrtrr'] } },
  { nickname: 'Cloud Sparrow', joinedDaysAgo: 16, runs: { 1: ['rtrrr', 'rrrtr'] } },
  { nickname: 'Sand Hopper', joinedDaysAgo: 12, runs: { 1: ['rrwrr'] } },
  { nickname: 'Moon Jerboa', joinedDaysAgo: 9, runs: { 1: ['rtrrr'] } },
  { nickname: 'Little Camel', joinedDaysAgo: 4, runs: { 1: ['rtrtr'] } },
].map(({ nickname, joinedDaysAgo, runs }) => ({
  nickname,
  joinedDaysAgo,
  runs: new Map(Object.entries(runs).map(([difficulty, outcomes]) => [Number(difficulty), outcomes])),
  endlessScore: 0,
  draw: seededDraw(`crowd:${nickname}`),
}));

const firstWords = [
  ['Patient', 'Gentle', 'Thankful', 'Honest', 'Kind', 'Cheerful', 'Helpful', 'Hopeful'],
  ['Golden', 'Amber', 'Rainy', 'Sunny', 'Starry', 'Breezy', 'Leafy', 'Snowy'],
].flat();

const secondWords = [
  ['Gazelle', 'Hoopoe', 'Oryx', 'Turtle', 'Falcon', 'Dolphin'],
  ['Oasis', 'Valley', 'Meadow', 'Harbour', 'Lantern', 'Acacia'],
].flat();

/** 200 with the named learners. */
const crowdSize = 188;

/** Unique nicknames of a quality and an animal or place, unlike real names. */
const crowdNicknames: readonly string[] = Array.from({ length: crowdSize }, (_, index) => {
  const first = firstWords[index % firstWords.length];
  const second = secondWords[(Math.floor(index / firstWords.length) + index) % secondWords.length];
  return `${first} ${second}`;
});
