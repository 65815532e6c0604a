import { ownStorage, useAddition } from '@sirah-trails/screen-kit';
import { useQuery } from '@tanstack/react-query';
import { runningQuery } from '../endpoints/running.ts';
import { gameFlag } from './game-flag.ts';

/** A game to go on with; its stars where the provider tells them. */
interface GameUnderWay {
  readonly stars: number | null;
}

/** The learner's game under way: by the provider, else by this device; null where there is none. */
export function useGameUnderWay(): GameUnderWay | null {
  const isListed = useAddition('running');
  const { data } = useQuery({ ...runningQuery(), enabled: isListed });
  if (!isListed) return gameFlag(ownStorage()).isRaised() ? { stars: null } : null;
  return data?.endless ? { stars: data.endless.run.stars } : null;
}
