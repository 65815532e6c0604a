import { carriedSearch, type Carried } from './carried.ts';
import { finishLink } from './finish-link.ts';
import { search, segment } from './search.ts';

type ChapterQuery = Carried & { chapterId: string };
type BoardMode = 'learning_journey' | 'endless_mode';

/** Addresses of the app's screens. Every link and every redirect is built here, with the specified spellings. */
export const links = {
  home: () => '/',
  signIn: ({ redirectTo, error }: { redirectTo?: string | undefined; error?: string | undefined } = {}) =>
    `/auth/signin${search({ redirect_to: redirectTo, error })}`,
  journeyStart: () => '/learning-journey/start',
  trails: ({ difficulty, trailId }: { difficulty?: string | undefined; trailId?: string | undefined } = {}) =>
    `/learning-journey/trails${search({ difficulty, trail_id: trailId })}`,
  /** `trailId` is the world's. */
  subTrails: ({ trailId, difficulty, trailName, subTrailId }: Carried & { trailId: string }) =>
    `/learning-journey/sub-trails/${segment(trailId)}${search({ difficulty, trail_name: trailName, sub_trail_id: subTrailId })}`,
  motivational: ({ chapterId, ...carried }: ChapterQuery) =>
    `/learning-journey/motivational/${segment(chapterId)}${carriedSearch(inQuiz(carried))}`,
  quiz: ({ chapterId, ...carried }: ChapterQuery) =>
    `/learning-journey/quizz/${segment(chapterId)}${carriedSearch(inQuiz(carried))}`,
  finish: finishLink,
  myRank: () => '/learning-journey/my-rank',
  book: ({ bookId, ...carried }: Carried & { bookId: string }) =>
    `/discovery/${segment(bookId)}${carriedSearch(carried)}`,
  /** `difficulty` is the id of a quiz time here, and only The Trails have one. */
  leaderboard: ({
    mode,
    difficulty,
  }: { mode?: BoardMode | undefined; difficulty?: string | undefined } = {}) =>
    `/leaderboard${search({ mode, difficulty })}`,
} as const;

function inQuiz(carried: Carried): Carried {
  return { quizStatus: 'in_quizz', ...carried };
}
