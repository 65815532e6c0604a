import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { demoEmail } from '../demo-email.ts';
import { type CrowdContent, readCrowdContent } from './crowd-content.ts';
import { type CrowdRows, noRows } from './crowd-rows.ts';
import { learnerRow } from './learner-row.ts';
import { namedLearners } from './named-learners.ts';
import { crowdNicknames } from './nicknames.ts';
import { planLearner, type PlannedLearner } from './plan-learner.ts';
import { playEndless } from './play-endless.ts';
import { playJourney } from './play-journey.ts';
import { writeRows } from './write-rows.ts';
import { hour } from '../../kernel/time.ts';

/**
 * Adds the missing learners of the crowd, all in one transaction: a killed start leaves none of them.
 *
 * @param now epoch milliseconds; all that they played lies before it
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
  // Another start may just have added them.
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
    const rounds = plan.rounds.get(quizTime.difficulty) ?? [];
    start = playJourney(rows, content, { learnerId, quizTime, rounds, start, given });
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
