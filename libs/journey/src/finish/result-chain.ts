import type { Badge, UnlockedItem } from '@sirah-trails/api-client';
import type { FinishScreen } from '@sirah-trails/api-client/links';
import { medalRanks } from '../milestones/rules.ts';

/** The results of a passed chapter. */
export interface ResultFacts {
  /**
   * What it has ended: `chapter` where another one of its sub-trail follows; a world and the journey only once all of their chapters are
   * passed.
   */
  readonly ends: 'chapter' | 'sub-trail' | 'world' | 'journey';
  /** The learner's rank on the board; null without a rank, or when the request fails. */
  readonly rank: number | null;
  readonly items: readonly UnlockedItem[];
  /** The provider's message when the request for items fails. */
  readonly itemError: string | null;
  readonly badges: readonly Badge[];
}

/** The confirmed screens after a passed chapter, in order. */
export function resultChain(facts: ResultFacts): readonly FinishScreen[] {
  const { ends, rank, items, itemError, badges } = facts;
  const hasMedal = rank !== null && Number.isInteger(rank) && rank >= 1 && rank <= medalRanks;
  const isLastOfWorld = ends === 'world' || ends === 'journey';
  return [
    'FINISH_CHAPTER',
    ...(hasMedal ? [ends === 'chapter' ? ('UNLOCK_CHAPTER_MEDAL' as const) : ('UNLOCK_MEDAL' as const)] : []),
    ...(items.length > 0 || itemError !== null ? (['UNLOCK_ITEM'] as const) : []),
    ...(badges.length > 0 ? (['UNLOCK_BADGE'] as const) : []),
    isLastOfWorld ? 'QUOTES_TO_LEARNING_JOURNEY' : 'SUCCESS_QUOTES',
  ];
}

/** The screen to show for the requested one; the first screen when the provider does not confirm it. */
export function confirmedScreen(asked: FinishScreen | undefined, facts: ResultFacts): FinishScreen {
  return resultChain(facts).find((screen) => screen === asked) ?? 'FINISH_CHAPTER';
}

/** The screen that follows: the stars, the rewards together, a quote. From the last one none follows. */
export function screenAfter(shown: FinishScreen, facts: ResultFacts): FinishScreen | undefined {
  const chain = resultChain(facts);
  if (shown === 'FINISH_CHAPTER') return chain[1];
  return shown === chain.at(-1) ? undefined : chain.at(-1);
}

const rewards = ['UNLOCK_CHAPTER_MEDAL', 'UNLOCK_MEDAL', 'UNLOCK_ITEM', 'UNLOCK_BADGE'] as const;

/** A screen of a reward. */
export type RewardScreen = (typeof rewards)[number];

/** The rewards that share a screen: its own and those behind it in the chain. None for other screens. */
export function rewardsOf(shown: FinishScreen, facts: ResultFacts): readonly RewardScreen[] {
  if (!isReward(shown)) return [];
  const chain = resultChain(facts);
  return chain.slice(chain.indexOf(shown)).filter(isReward);
}

function isReward(screen: FinishScreen): screen is RewardScreen {
  return (rewards as readonly FinishScreen[]).includes(screen);
}
