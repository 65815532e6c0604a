import { suitsFigure, type AvatarCategory, type Suits } from '@sirah-trails/content-pack/model';
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { playContent, type PlayContent } from '../content/pack-cache.ts';
import { trialChapter, type TrialChapter } from '../content/trial-chapter.ts';
import { together } from '../database/transaction.ts';
import type { Database } from '../database/schema.ts';
import { figureOf } from '../domain/avatar/figure.ts';
import { advanceReading } from '../domain/reading/advance-reading.ts';
import { betterBest } from '../domain/run/chapter-best.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal } from '../kernel/errors.ts';
import type { Wire } from '../kernel/wire.ts';
import { grantRewards } from './granted-rewards.ts';
import { insertAnswers, bestUpsert, questionUpsert, runInsert } from './store-run.ts';
import type { StoredRun } from './stored-run.ts';
import { openTrialToken } from './trial-token.ts';

type Transacting = Transaction<Database>;

/**
 * Moves a visitor's trial into a new account: run, reading position and avatar. A run is credited once, since its id is the
 * key of `run`; an account with a run keeps its own. Ignores a forged or expired token and unknown items: the account is
 * completed without them.
 */
export async function creditTrial(
  transaction: Transacting,
  { secret, clock }: Pick<Context, 'secret' | 'clock'>,
  learnerId: string,
  { token, page, avatar }: Wire['TrialCredit'],
): Promise<void> {
  const now = clock.now();
  const content = await playContent(transaction);
  const chapter = trialChapter(content);
  const run =
    token === undefined ? null : openOrNull(() => openTrialToken(secret, token, chapter.questions, now));
  if (run && run.state.questions.some(({ openedAt }) => openedAt !== null))
    await creditRun(transaction, content, { ...chapter, learnerId }, run, now);
  if (page !== undefined) await creditReading(transaction, learnerId, chapter.subTrail.book_id, page, now);
  if (avatar) await creditAvatar(transaction, learnerId, avatar);
}

function openOrNull(open: () => StoredRun): StoredRun | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

interface CreditedChapter extends TrialChapter {
  readonly learnerId: string;
}

async function creditRun(
  transaction: Transacting,
  content: PlayContent,
  { chapter, learnerId, quizTimeId }: CreditedChapter,
  run: StoredRun,
  now: number,
): Promise<void> {
  const key = { learnerId, chapterId: chapter.id, quizTimeId };
  const played = transaction
    .selectFrom('run')
    .select('id')
    .where((row) => row.or([row('id', '=', run.id), row('learner_id', '=', learnerId)]));
  // A new account has no runs, except after a second completion in another tab.
  if (await played.executeTakeFirst()) return;
  const { state } = run;
  const opened = state.questions.filter(({ openedAt }) => openedAt !== null);
  const answers = answersOf(run, learnerId);
  const better = betterBest({ stars: 0, rankedStars: 0, passedAt: null }, state, now);
  await together(transaction, [
    runInsert(transaction, run, key),
    ...opened.map(({ id }) => questionUpsert(transaction, run, id, null)),
    ...(answers.length > 0 ? [insertAnswers(transaction, answers)] : []),
    ...(better ? [bestUpsert(transaction, key, better.best)] : []),
  ]);
  if (better?.passed) await grantRewards(transaction, content, { ...key, passedBefore: new Set(), now });
}

/** The run's answer log: a life for each wrong answer and time-up, an unranked star for each right answer. */
function answersOf({ id: runId, state, remembered, wrongAnswers, startedAt }: StoredRun, learnerId: string) {
  return state.questions.flatMap(({ id, outcome, closedAt }) => {
    const row = {
      ...{ run_id: runId, question_id: id, learner_id: learnerId, submitted_at: closedAt ?? startedAt },
      ranked: 0,
    };
    const wrong = (wrongAnswers.get(id) ?? []).map((answer) => ({
      ...{ ...row, id: randomUUID(), answer: JSON.stringify(answer) },
      ...{ code: 'WRONG_ANSWER', star: 0, life_lost: 1 },
    }));
    const last = { ...row, id: randomUUID(), answer: JSON.stringify(remembered.get(id) ?? null) };
    if (outcome === 'right')
      return [...wrong, { ...last, code: 'ALL_ANSWERS_CORRECT', star: 1, life_lost: 0 }];
    if (outcome === 'time_up') return [...wrong, { ...last, code: 'TIME_UP', star: 0, life_lost: 1 }];
    return wrong;
  });
}

async function creditReading(
  transaction: Transacting,
  learnerId: string,
  bookId: string,
  page: number,
  now: number,
): Promise<void> {
  const book = await transaction
    .selectFrom('book')
    .select(['id', 'page_count'])
    .where('id', '=', bookId)
    .where('retired', '=', 0)
    .executeTakeFirst();
  if (!book) return;
  const { lastPage, furthestPage, status } = advanceReading(null, page, 1, book.page_count);
  const reading = { last_page: lastPage, furthest_page: furthestPage, status, read_at: now };
  await transaction
    .insertInto('reading')
    .values({ learner_id: learnerId, book_id: bookId, ...reading })
    .onConflict((conflict) => conflict.columns(['learner_id', 'book_id']).doNothing())
    .execute();
}

/** Stores an avatar of starters that suit the account's figure; a category with another item shows its first starter. */
async function creditAvatar(
  transaction: Transacting,
  learnerId: string,
  { skin, scarf = false, wheelchair = false, ...choice }: Wire['AvatarChoice'],
): Promise<void> {
  const starters = await transaction
    .selectFrom('avatar_item')
    .select(['id', 'category', 'code', 'suits'])
    .where('retired', '=', 0)
    .where('unlocked_at', 'is', null)
    .execute();
  const learner = transaction.selectFrom('learner').select('gender').where('id', '=', learnerId);
  const figure = figureOf((await learner.executeTakeFirstOrThrow()).gender);
  const suitable = starters.filter(({ suits }) => suitsFigure(suits as Suits, figure));
  const idOf = (category: AvatarCategory) =>
    suitable.find((item) => item.category === category && item.code === choice[`${category}_code`])?.id;
  await transaction
    .updateTable('learner')
    .set({ avatar_chosen: 1, skin, scarf: Number(scarf), wheelchair: Number(wheelchair) })
    .set({
      head_item_id: idOf('head') ?? '',
      top_item_id: idOf('top') ?? null,
      pants_item_id: idOf('pants') ?? null,
      shoes_item_id: idOf('shoes') ?? null,
    })
    .where('id', '=', learnerId)
    .where('avatar_chosen', '=', 0)
    .execute();
}
