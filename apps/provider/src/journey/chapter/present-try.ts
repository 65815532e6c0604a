import { readingLeftMs } from '../../domain/run/reading-time.ts';
import { openQuestion } from '../../domain/run/run.ts';
import type { StoredRun } from '../../play/stored-run.ts';
import { presentRun, presentStanding } from '../answering/present.ts';
import { chapterQuestion, type PlayedChapter } from './played-chapter.ts';

/** The run of a chapter, with what the learner has tried at its open question and the hint that a wrong answer has shown. */
export function presentTry(chapter: Pick<PlayedChapter, 'questions'>, stored: StoredRun, now: number) {
  const open = openQuestion(stored.state);
  const tried = (open && stored.tried.get(open.id)) ?? [];
  return {
    ...presentRun(stored, now),
    tried: [...tried],
    hint: open && tried.length > 0 ? chapterQuestion(chapter, open.id).question.hint : null,
    reading_ms: open ? readingLeftMs(open, now) : null,
  };
}

/** The part of a result that follows the run. */
export function presentTryStanding(
  chapter: Pick<PlayedChapter, 'questions'>,
  stored: StoredRun,
  now: number,
) {
  const run = presentTry(chapter, stored, now);
  return { ...presentStanding(run), reading_ms: run.reading_ms };
}
