import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { profileEn } from './profile-en.ts';
import type { competitionEn } from './competition-en.ts';
import type { competitionsEn } from './competitions-en.ts';
import type { boardEn } from './board-en.ts';
import type { shareEn } from './share-en.ts';

/** The specification's texts where `en` corrects them, for a provider with the catalogue `literal`. */
export const literal = defineMessages({
  'board.mode.endless': 'Infinity Trails',
  'achievements.trails': 'Trails Completed',
  'achievements.stars': 'Trails Stars',
  'achievements.chapters': 'Chapter Read',
  'achievements.reading': 'Reading Time (hours)',
  'competitions.title': 'On Going Competitions',
  'competition.missing.title': 'Competition Doesn’t Found',
  'competition.missing.text': 'No competition found in {product}. Stay tune for new competition list update',
  'share.text': 'Join the leaderboard, Start learning journey Earn real rewards as you grow!',
} satisfies Overrides<
  typeof boardEn & typeof profileEn & typeof competitionEn & typeof competitionsEn & typeof shareEn
>);
