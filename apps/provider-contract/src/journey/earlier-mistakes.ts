import { daysPass } from '@sirah-trails/provider/testing';
import type { PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';

/** Passes a chapter after a wrong answer to its first question, two days ago. */
export async function earlierMistake({ provider }: PlayHarness, player: Player): Promise<void> {
  await player.play('w1-s1-c1', 'wrrr');
  await daysPass(provider.context.database, player.learner.id, 2);
}
