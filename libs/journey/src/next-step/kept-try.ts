import { ownStorage } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { chapterQuery } from '../endpoints/chapter.ts';
import { gameFlag } from '../endless/game-flag.ts';
import { keepsTry, keptChapterName } from '../quiz/kept-chapter.ts';
import { startTap } from '../quiz/start-tap.ts';

/** What this device keeps: a try, else a game. Errors: ApiError. */
export async function findKept(client: QueryClient) {
  const chapter = await findKeptTry(client);
  return chapter ?? (gameFlag(ownStorage()).isRaised() ? 'game' : null);
}

/** Null where there is none, or where the chapter has no star left to earn. */
async function findKeptTry(client: QueryClient) {
  const [chapterId, quizTimeId, subTrailId, trailId] = (ownStorage().get(keptChapterName) ?? '').split(' ');
  if (!chapterId || !quizTimeId || !subTrailId || !trailId) return null;
  const chapter = await client.fetchQuery(chapterQuery(chapterId, quizTimeId));
  if (!keepsTry(ownStorage(), chapter, quizTimeId)) return null;
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
