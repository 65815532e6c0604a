import type { Selectable } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import type { Answer } from '../domain/answer.ts';
import type { EndlessOutcome } from '../domain/endless/endless-game.ts';
import type { PlayedGame } from './played-game.ts';
import type { Wire } from './wire.ts';

type OpenPlace = Pick<Wire['Run'], 'id' | 'open_quiz_id'>;

/** The learner's last game, going on or over. */
export async function latestGame(executor: Executor, learnerId: string): Promise<PlayedGame | null> {
  const row = await executor
    .selectFrom('endless_run')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .orderBy('started_at', 'desc')
    // Of two that began at the same moment the one that goes on is the later one.
    .orderBy((eb) => eb.case().when('ended_at', 'is', null).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst();
  return row ? playedGame(row) : null;
}

/** Stores a game that was not stored before. */
export async function insertGame(
  executor: Executor,
  game: PlayedGame,
  learnerId: string,
  quizTimeId: string,
): Promise<void> {
  await executor
    .insertInto('endless_run')
    .values({
      id: game.id,
      learner_id: learnerId,
      quiz_time_id: quizTimeId,
      seed: game.seed,
      started_at: game.startedAt,
      ...columnsOf(game),
    })
    .execute();
}

/** Stores the state of a stored game. */
export function gameUpdate(executor: Executor, game: PlayedGame) {
  return executor.updateTable('endless_run').set(columnsOf(game)).where('id', '=', game.id);
}

/** When the question that the game had open runs out of time; null when it is no longer open. */
export async function gameDeadlineOf(executor: Executor, game: OpenPlace): Promise<number | null> {
  const row = await executor
    .selectFrom('endless_run')
    .select('deadline_at')
    .where('id', '=', game.id)
    .where('open_question_id', '=', game.open_quiz_id)
    .executeTakeFirst();
  return row?.deadline_at ?? null;
}

/** The best score of all games of the learner. */
export async function bestScore(executor: Executor, learnerId: string): Promise<number> {
  const row = await executor
    .selectFrom('endless_run')
    .select(({ fn }) => fn.max('score').as('best'))
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  return row?.best ?? 0;
}

function columnsOf({ state, kept }: PlayedGame) {
  return {
    score: state.score,
    ranked_score: state.rankedScore,
    open_question_id: state.open?.id ?? null,
    opened_at: state.open?.openedAt ?? null,
    deadline_at: state.open?.deadlineAt ?? null,
    user_answer: kept === undefined ? null : JSON.stringify(kept),
    ended_at: state.endedAt,
    outcome: state.outcome,
  };
}

function playedGame(row: Selectable<Database['endless_run']>): PlayedGame {
  const { open_question_id: id, opened_at: openedAt, deadline_at: deadlineAt } = row;
  return {
    id: row.id,
    seed: row.seed,
    startedAt: row.started_at,
    state: {
      score: row.score,
      rankedScore: row.ranked_score,
      open: id === null ? null : { id, openedAt, deadlineAt, closedAt: null, outcome: null },
      endedAt: row.ended_at,
      // `columnsOf` wrote it from an `EndlessOutcome`.
      outcome: row.outcome as EndlessOutcome | null,
    },
    kept: row.user_answer === null ? undefined : (JSON.parse(row.user_answer) as Answer),
  };
}
