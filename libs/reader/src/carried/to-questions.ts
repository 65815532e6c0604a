import { type CarriedFields, links } from '@sirah-trails/api-client/links';

/** The address of the questions that a page was opened from: of a chapter, of practice, of a game; undefined where nothing names them. */
export function toQuestions({ origin, chapterId, ...context }: CarriedFields): string | undefined {
  if (origin === 'endless') return links.endlessStart();
  if (chapterId !== undefined) return links.quiz({ ...context, chapterId });
  return context.quizStatus === undefined ? undefined : links.quizByQuery(context);
}
