import { links } from '@sirah-trails/api-client/links';
import { useSearchParams } from 'react-router';

/** The address of the board that the learner has come from. */
export function useBoardOfProfile(): string {
  const [query] = useSearchParams();
  const value = (name: string) => query.get(name) ?? undefined;
  return links.leaderboard({ mode: value('mode'), difficulty: value('difficulty') });
}
