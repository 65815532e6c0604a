import type { World } from '@sirah-trails/api-client';
import { ownStorage } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { chapterQuery, worldsQuery } from '../milestones/endpoints.ts';
import { gameFlag } from '../endless/game-flag.ts';
import { hasStoredRun, storedRunName } from '../chapter/stored-run.ts';
import { startTap } from '../chapter/quiz-entry.ts';

/** Fallback for a provider without the addition `running`: the run that this device stores, else a game. Errors: ApiError. */
export async function findStoredPlay(client: QueryClient) {
  const chapter = await findStoredRun(client);
  return chapter ?? (gameFlag(ownStorage()).isRaised() ? 'game' : null);
}

/** Null without a stored run, or when every star of the chapter is earned. */
async function findStoredRun(client: QueryClient) {
  const [chapterId, quizTimeId, subTrailId, trailId] = (ownStorage().get(storedRunName) ?? '').split(' ');
  if (!chapterId || !quizTimeId || !subTrailId || !trailId) return null;
  const chapter = await client.fetchQuery(chapterQuery(chapterId, quizTimeId));
  if (!hasStoredRun(ownStorage(), chapter, quizTimeId)) return null;
  return {
    chapter_id: chapterId,
    quiz_time_id: quizTimeId,
    sub_trail_id: subTrailId,
    trail_id: trailId,
    chapter: chapter.chapter,
    title: chapter.name,
    // A run that the provider does not list continues only by a tap.
    tap: startTap,
  };
}

/** Fallback for a provider whose runs do not name their world. Errors: ApiError. */
export async function findWorld(
  client: QueryClient,
  id: string,
  quizTimeId: string,
): Promise<World | undefined> {
  const worlds = await client.fetchQuery(worldsQuery(quizTimeId));
  return worlds.find((world) => world.id === id);
}
