import { playContent } from '../../content/pack-cache.ts';
import { currentQuestions } from '../../content/questions.ts';
import { trialChapter, type TrialChapter } from '../../content/trial-chapter.ts';
import { publicQuestion } from '../../domain/questions/questions.ts';
import type { Call, Handler } from '../../kernel/handler.ts';
import type { Wire } from '../../kernel/wire.ts';
import type { StoredRun } from '../../progress/stored-run.ts';
import { newTrialRun, openTrialToken, signTrialRun } from '../../progress/trial-token.ts';
import { decide } from '../answering/decide.ts';
import { isClosed, presentCounted } from '../answering/present.ts';
import { chapterQuestion } from '../chapter/played-chapter.ts';
import {
  presentChapterRun,
  presentNextQuiz,
  presentQuiz,
  presentRunSummary,
} from '../chapter/present-run.ts';
import { helpingBooks } from '../map/chapters.ts';
import { presentWorld } from '../map/trails.ts';

/** The chapter that visitors can play, with its world and book. */
export const getTrial: Handler<'getTrial'> = async (call) => {
  const { database } = call.context;
  countCall(call, 'getTrial');
  const { trail, subTrail, chapter } = trialChapter(await playContent(database));
  const [book = null] = await helpingBooks(database, subTrail.book_id);
  const { id, title, totalStars } = chapter;
  return {
    data: { chapter: { id, name: title, total_star: totalStars }, world: presentWorld(trail), book },
  };
};

/** Starts a run of the trial, or returns the token's run. Throws 409 for a forged or expired token. */
export const openTrialRun: Handler<'openTrialRun'> = async (call) => {
  const { secret, clock, database } = call.context;
  countCall(call, 'openTrialRun');
  const now = clock.now();
  const chapter = trialChapter(await playContent(database));
  const ids = currentQuestions(chapter.questions).map(({ question }) => question.id);
  const { token } = call.body;
  const run =
    token === null ? newTrialRun(secret, ids, now) : openTrialToken(secret, token, chapter.questions, now);
  return {
    data: run.state.questions.map(({ id }) => presentTrialQuiz(chapter, run, id)),
    run: presentTrialRun(chapter, run, now),
    token: signTrialRun(secret, run, now),
  };
};

/**
 * Scores an answer by the rules of chapters, without a clock and without a write. Throws 409 for a forged or expired
 * token, and the refusals of a chapter.
 */
export const submitTrialAnswer: Handler<'submitTrialAnswer'> = async (call) => {
  const { secret, clock, database } = call.context;
  countCall(call, 'submitTrialAnswer');
  const now = clock.now();
  const chapter = trialChapter(await playContent(database));
  const before = openTrialToken(secret, call.body.token, chapter.questions, now);
  const asked = chapterQuestion(chapter, call.params.quizId);
  const decision = decide({ stored: before, asked, limitMs: null, pacedAt: null }, call.body, now);
  const { stored, counted } = decision;
  const closed = isClosed(stored.state, asked.question.id);
  const data = {
    ...presentCounted(decision),
    hint: !closed && counted.code === 'WRONG_ANSWER' ? asked.question.hint : null,
    next_quiz: closed ? presentNextQuiz(chapter, stored) : null,
    ...presentRunSummary(chapter, stored, now),
    run: presentTrialRun(chapter, stored, now),
    rewards: { items: [], badges: [] },
  };
  return { data, token: signTrialRun(secret, stored, now) };
};

/** A question with its content: without a clock, nothing starts when a visitor sees it. */
function presentTrialQuiz(chapter: TrialChapter, run: StoredRun, id: string): Wire['Quiz'] {
  const found = chapterQuestion(chapter, id);
  return { ...presentQuiz(found, run), content: publicQuestion(found.question, run.seed) };
}

/** Stars of a run without a clock are unranked. */
function presentTrialRun(chapter: TrialChapter, run: StoredRun, now: number): Wire['Run'] {
  return { ...presentChapterRun(chapter, run, now), ranked: false };
}

function countCall(
  { context, ip }: Pick<Call<'getTrial'>, 'context' | 'ip'>,
  operation: 'getTrial' | 'openTrialRun' | 'submitTrialAnswer',
): void {
  context.visitors.count(ip, operation, context.clock.now());
}
