import { type BookContext, links } from '@sirah-trails/api-client/links';

/** URL of the questions that a page was opened from: a chapter, practice or a game; undefined if the URL names none. */
export function toQuestions({ origin, chapterId, ...context }: BookContext): string | undefined {
  if (origin === 'endless') return links.endlessStart();
  if (chapterId !== undefined) return links.quiz({ ...context, chapterId });
  return context.quizStatus === undefined ? undefined : links.quizByQuery(context);
}
