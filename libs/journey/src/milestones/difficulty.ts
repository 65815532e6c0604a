import { type Difficulty, pageDifficultiesQuery, type QuizTime } from '@sirah-trails/api-client';
import { journeyDifficulties, resolveDifficulty } from '@sirah-trails/api-client/links';
import { firstData, ownStorage, type RouteLocation } from '@sirah-trails/screen-kit';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

/** The difficulty in a query, by id, label or number; the URL of a finished chapter may have only `quiz_time_id`. */
function difficultyOfUrl(all: readonly Difficulty[], query: URLSearchParams): Difficulty | undefined {
  return resolveDifficulty(all, query.get('difficulty') ?? query.get('quiz_time_id'));
}

/** The difficulty of the URL; undefined until the difficulties have loaded. */
export function useDifficulty(): Difficulty | undefined {
  const [search] = useSearchParams();
  const { data } = useQuery(pageDifficultiesQuery());
  return data && difficultyOfUrl(data, search);
}

/** The difficulty of a URL, for the first data of a screen; undefined where the provider offers none. */
export async function firstDifficulty(
  { query }: RouteLocation,
  client: QueryClient,
): Promise<Difficulty | undefined> {
  return difficultyOfUrl(await firstData(client, pageDifficultiesQuery()), query);
}

/** The difficulties of The Trails: slowest first, equal times by number. */
export function playableDifficulties<Row extends Difficulty>(rows: readonly Row[]): Row[] {
  return journeyDifficulties(rows).sort((a, b) => b.time - a.time || a.difficulty - b.difficulty);
}

const name = 'last_difficulty';

/** Stores the id of the chosen difficulty on this device. */
export function rememberDifficulty(quizTimeId: string): void {
  ownStorage().set(name, quizTimeId);
}

/** Id of the difficulty chosen last on this device. */
export function recallDifficulty(): string | null {
  return ownStorage().get(name);
}

/** The difficulty chosen last on this device, else the default one; undefined where the provider offers none. */
export function lastDifficulty<Row extends Difficulty>(rows: readonly Row[]): Row | undefined {
  return resolveDifficulty(rows, recallDifficulty());
}

interface JourneyDifficulty {
  /** Undefined only where the provider offers none. */
  readonly difficulty: QuizTime | undefined;
  /** The learner has neither a star nor a choice: the journey begins. */
  readonly isNew: boolean;
}

/**
 * The difficulty at which the journey continues: the one chosen last on this device, else the one with the most stars; the lowest for a
 * newcomer.
 */
export function journeyDifficulty(quizTimes: readonly QuizTime[], last: string | null): JourneyDifficulty {
  if (last !== null) return { difficulty: resolveDifficulty(quizTimes, last), isNew: false };
  const [walked] = journeyDifficulties(quizTimes)
    .filter(({ star }) => star > 0)
    .sort((a, b) => b.star - a.star);
  return { difficulty: walked ?? resolveDifficulty(quizTimes, null), isNew: walked === undefined };
}
