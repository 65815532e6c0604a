import { ownStorage } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { chapterQuery } from '../endpoints/chapter.ts';
import { gameFlag } from '../endless/game-flag.ts';
import { keptChapterName } from '../quiz/kept-chapter.ts';
import { startTap } from '../quiz/start-tap.ts';
import { chapterChoice } from '../sub-trails/chapter-choice.ts';

/** What this device keeps: a try, else a game. Errors: ApiError. */
export async function findKept(client: QueryClient) {
  const chapter = await findKeptTry(client);
  return chapter ?? (gameFlag(ownStorage()).isRaised() ? 'game' : null);
}

/** Null where there is none, or where the chapter has been passed meanwhile. */
async function findKeptTry(client: QueryClient) {
  const [chapterId, quizTimeId, subTrailId, trailId] = (ownStorage().get(keptChapterName) ?? '').split(' ');
  if (!chapterId || !quizTimeId || !subTrailId || !trailId) return null;
  const chapter = await client.fetchQuery(chapterQuery(chapterId, quizTimeId));
  if (chapterChoice(chapter) !== 'open') return null;
  return {
    chapter_id: chapterId,
    quiz_time_id: quizTimeId,
    sub_trail_id: subTrailId,
    trail_id: trailId,
    chapter: chapter.chapter,
    title: chapter.name,
    // A try that no provider lists goes on by a tap only.
    tap: startTap,
  };
}
