import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import type { Answer } from '../domain/answer.ts';
import type { Game, GameOutcome } from '../domain/endless/game.ts';
import { endlessMode, openQuestion, untouched } from '../domain/run/run.ts';
import type { Wire } from '../kernel/wire.ts';
import type { StoredGame } from './stored-run.ts';

type GameRow = Selectable<Database['endless_run']>;

/** The running game, or else the last finished game. */
export async function latestGame(executor: Executor, learnerId: string): Promise<StoredGame | null> {
  const row = await selectLatest(executor, learnerId).executeTakeFirst();
  return row ? storedGame(row) : null;
}

const selectLatest = statement((executor, learnerId: string) => {
  const own = (eb: ExpressionBuilder<Database, 'endless_run'>) =>
    eb.selectFrom('endless_run as game').select('game.id').where('game.learner_id', '=', learnerId);
  return (
    executor
      .selectFrom('endless_run')
      .selectAll()
      // Checks running games first: after a clock correction, a finished game may have the later start.
      .where('id', '=', (eb) =>
        eb.fn.coalesce(
          own(eb).where('game.ended_at', 'is', null).limit(1),
          own(eb).orderBy('game.started_at', 'desc').limit(1),
        ),
      )
  );
});

export function gameInsert(executor: Executor, game: StoredGame, learnerId: string, quizTimeId: string) {
  const { id, seed, startedAt } = game;
  const columns = { learner_id: learnerId, quiz_time_id: quizTimeId, seed, started_at: startedAt };
  return insertGame(executor, { id, ...columns, ...gameColumns(game) });
}

const insertGame = statement((executor, row: GameRow) => executor.insertInto('endless_run').values(row));

export function gameUpdate(executor: Executor, game: StoredGame) {
  return updateGame(executor, game.id, gameColumns(game));
}

const updateGame = statement((executor, id: string, columns: ReturnType<typeof gameColumns>) =>
  executor.updateTable('endless_run').set(columns).where('id', '=', id),
);

/** The clock of the game's open question; null after the question closes. */
export async function gameDeadline(
  executor: Executor,
  game: Pick<Wire['EndlessRun'], 'id' | 'open_quiz_id'>,
): Promise<{ readonly deadlineAt: number | null; readonly extraTimeUntil: number | null } | null> {
  const row = await executor
    .selectFrom('endless_run')
    .select(['deadline_at', 'reading_until'])
    .where('id', '=', game.id)
    .where('open_question_id', '=', game.open_quiz_id)
    .executeTakeFirst();
  return row ? { deadlineAt: row.deadline_at, extraTimeUntil: row.reading_until } : null;
}

/** The learner's best score; reads a single index entry. */
export async function bestScore(executor: Executor, learnerId: string): Promise<number> {
  const row = await selectBest(executor, learnerId).executeTakeFirst();
  return row?.score ?? 0;
}

const selectBest = statement((executor, learnerId: string) =>
  executor
    .selectFrom('endless_run')
    .select('score')
    .where('learner_id', '=', learnerId)
    .orderBy('score', 'desc')
    .limit(1),
);

function gameColumns({ state, remembered }: StoredGame) {
  const open = openQuestion(state);
  const answer = open && remembered.get(open.id);
  return {
    score: state.stars,
    ranked_score: state.rankedStars,
    open_question_id: open?.id ?? null,
    opened_at: open?.openedAt ?? null,
    deadline_at: open?.deadlineAt ?? null,
    reading_until: open?.extraTimeUntil ?? null,
    read_aloud: open?.readAloud ? 1 : 0,
    user_answer: answer === undefined ? null : JSON.stringify(answer),
    ended_at: state.endedAt,
    outcome: state.outcome,
  };
}

function storedGame(row: GameRow): StoredGame {
  const { open_question_id: openId, user_answer: answer } = row;
  const hasAnswer = openId !== null && answer !== null;
  return {
    id: row.id,
    seed: row.seed,
    startedAt: row.started_at,
    state: gameOf(row),
    remembered: new Map(hasAnswer ? [[openId, JSON.parse(answer) as Answer]] : []),
    // The first wrong answer ends the game.
    wrongAnswers: new Map(),
  };
}

/** The row holds the open question only; the log holds earlier questions. */
function gameOf(row: GameRow): Game {
  const { open_question_id: id, opened_at: openedAt, deadline_at: deadlineAt, ended_at: endedAt } = row;
  // `gameColumns` is the only writer.
  const outcome = row.outcome as GameOutcome | null;
  const heard = { extraTimeUntil: row.reading_until, readAloud: row.read_aloud === 1 };
  return {
    mode: endlessMode,
    lives: endedAt === null || outcome === 'completed' ? endlessMode.lives : 0,
    stars: row.score,
    rankedStars: row.ranked_score,
    questions: id === null ? [] : [{ ...untouched(id), openedAt, deadlineAt, ...heard }],
    lastClosedAt: openedAt ?? endedAt ?? row.started_at,
    abandonedAt: null,
    endedAt,
    outcome,
  };
}
