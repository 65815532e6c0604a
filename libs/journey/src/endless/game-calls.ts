import { ApiError, type Difficulty, type EndlessQuiz, newIdempotencyKey } from '@sirah-trails/api-client';
import type { EndlessGameCode } from '@sirah-trails/api-client/links';
import type { LearnerStorage } from '@sirah-trails/api-client/session';
import { QuizCallError, type QuizPorts } from '@sirah-trails/quiz-engine';
import type { LoadedRun, OpenedQuiz, RunMemory, Submission } from '@sirah-trails/quiz-engine/core';
import { isAdditionOffered } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateJourney, quizCall, requestExtraTime } from '../chapter/quiz-call.ts';
import { withStoredEndTime } from '../chapter/question-end-time.ts';
import { memoryAt } from '../chapter/run-memory.ts';
import { bodyOf, quizFromWire, resultFromWire, runFromWire } from '../chapter/wire.ts';
import { answerInGame, type GameResult, nextInGame } from './endpoints.ts';
import type { GameEnd } from './game-end.ts';
import { gameFlag } from './game-flag.ts';
import { runningQuery } from '../milestones/endpoints.ts';

interface PortOptions {
  readonly client: QueryClient;
  readonly storage: LearnerStorage;
  readonly quizTime: Difficulty;
  /** Whether the learner came by Start or Continue, the taps that start a clock. */
  readonly started: boolean;
  /** Whether the tap was Continue, which must not begin a new game. */
  readonly goesOn: boolean;
  /** Seconds to wait after too many new games. */
  readonly onWait: (seconds: number) => void;
}

type GameCalls = Pick<QuizPorts, 'load' | 'open' | 'send' | 'readAloud' | 'memory'> & {
  /** End of the game; undefined while it continues. */
  readonly ended: () => EndedGame | undefined;
};

/** Engine calls of an Infinity Trail game; they record its end. */
export function gameCalls({ client, storage, quizTime, started, goesOn, onWait }: PortOptions): GameCalls {
  const memory = memoryAt(storage, 'endless_run');
  let ended: EndedGame | undefined;
  // A tap starts one game, also where the engine loads again.
  let tapped = started;

  // The question that loading got from a provider without runs: opening it must not request another one.
  let drawn: Awaited<ReturnType<typeof nextInGame>> | null = null;
  const next = async () => {
    const answer = await nextInGame(quizTime.id, newIdempotencyKey()).catch((error: unknown) => {
      throw refusedForNow(error, onWait);
    });
    invalidateJourney(client);
    if (answer.data) gameFlag(storage).raise();
    else ended = endOfQuiz(answer);
    return answer;
  };

  const answered = async (submission: Submission) => {
    const { quizId, key } = submission;
    const result = await answerInGame(quizTime.id, quizId, bodyOf(submission), key);
    invalidateJourney(client);
    ended = endOfResult(result) ?? ended;
    return result;
  };

  /** Whether a game may continue without another tap, by this tap or by the server. */
  const mayGoOn = async (known: RunMemory | null) => {
    const game = await runningGame(client);
    const byTap = tapped;
    tapped = false;
    if (game === undefined) return (byTap && !known) || gameFlag(storage).isRaised();
    if (known && game?.run.id !== known.runId) {
      ended = await endOfMemory(known, answered);
      return false;
    }
    // Between two questions a game continues only by a tap.
    if (game) return byTap || game.run.open_quiz_id !== null;
    return byTap && !goesOn;
  };

  const openNext = () =>
    quizCall(async (): Promise<OpenedQuiz> => {
      const { data, run } = drawn ?? (await next());
      drawn = null;
      // The engine reloads and finds that the game is over.
      if (!data) throw new QuizCallError({ kind: 'refused', code: 'GAME_OVER', message: null });
      return { quiz: quizFromWire(data), run: runFromWire(run) };
    });

  const { id: quizTimeId, time } = quizTime;
  const questionMs = time * 1_000;
  const endTime = { name: 'endless_end_time', storage, quizTimeId, questionMs, now: Date.now } as const;
  return {
    load: () =>
      quizCall(async () => {
        const known = memory.read();
        const isAllowed = !ended && (await mayGoOn(known));
        const answer = isAllowed ? await next() : null;
        drawn = answer && !hasRun(answer) ? answer : null;
        return loadedFrom(answer, ended !== undefined, quizTime);
      }),
    open: withStoredEndTime(openNext, endTime),
    readAloud: (quizId) => requestExtraTime(client, quizId, quizTimeId),
    send: (submission) => quizCall(async () => resultFromWire(await answered(submission))),
    memory,
    ended: () => ended,
  };
}

/** The running game; null without one, undefined for a provider without the addition `running`. */
async function runningGame(client: QueryClient) {
  if (!(await isAdditionOffered(client, 'running'))) return undefined;
  return (await client.fetchQuery({ ...runningQuery(), staleTime: 0 })).endless;
}

/** A game of this device that is over: its last answer, sent again, tells how. */
async function endOfMemory(
  { pending, notes }: RunMemory,
  send: (submission: Submission) => Promise<GameResult>,
): Promise<EndedGame> {
  const noted: EndedGame = { code: notes.includes('completed') ? 'ENDLESS_COMPLETED' : undefined, end: null };
  if (!pending) return noted;
  const result = await send(pending).catch((error: unknown) => {
    // After a refusal the summary is read from the board.
    if (error instanceof ApiError && error.kind === 'http' && error.status < 500) return null;
    throw error;
  });
  return (result && endOfResult(result)) ?? noted;
}

function loadedFrom(
  answer: Awaited<ReturnType<typeof nextInGame>> | null,
  isOver: boolean,
  { time }: Difficulty,
): LoadedRun {
  const facts = { questionMs: time * 1_000, started: false };
  if (isOver) return { ...facts, quizzes: [], run: overRun };
  if (!answer?.data) return { ...facts, quizzes: [], run: null };
  // Without a run the question counts as open.
  const started = !hasRun(answer);
  return { ...facts, started, quizzes: [quizFromWire(answer.data)], run: runFromWire(answer.run) };
}

/** The run is our addition: another provider may leave it out. */
function hasRun({ run }: { readonly run?: object | null }): boolean {
  return run !== undefined && run !== null;
}

const overRun = {
  id: 'over',
  lives: 0,
  stars: 0,
  remainingMs: null,
  openQuizId: null,
  tried: null,
  hint: null,
  found: null,
  extraMs: null,
};

/** Wait without a `Retry-After`, in seconds. */
const defaultWait = 60;

function refusedForNow(error: unknown, onWait: (seconds: number) => void): unknown {
  if (!(error instanceof ApiError) || error.status !== 429) return error;
  onWait(error.retryAfterSeconds ?? defaultWait);
  return new QuizCallError({ kind: 'refused', code: error.code, message: error.message });
}

/** The end of a game: the code in the URL, and the summary if the response had one. */
interface EndedGame {
  readonly code: EndlessGameCode | undefined;
  readonly end: GameEnd | null;
}

/** The end in the response to an answer; null while the game continues. */
function endOfResult({ status, code, currentScore, total_star }: GameResult): EndedGame | null {
  if (status === null && code !== 'ENDLESS_COMPLETED') return null;
  const isKnown = code === 'ENDLESS_COMPLETED' || code === 'WRONG_ANSWER' || code === 'TIME_UP';
  const end = { score: currentScore, best: total_star, isBest: status === 'BEST_SCORE' };
  return { code: isKnown ? code : undefined, end };
}

/** The end of a game whose time ran out meanwhile, or that has no questions left. */
function endOfQuiz({ run }: Partial<Pick<EndlessQuiz, 'run'>>): EndedGame {
  return { code: run?.lives === 0 ? 'TIME_UP' : 'ENDLESS_COMPLETED', end: null };
}
