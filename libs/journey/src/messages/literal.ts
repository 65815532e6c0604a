import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { mapEn } from './map.ts';
import type { rewardsEn } from './rewards.ts';

/** Literal texts of the specification in place of corrected ones, for a provider whose catalogue is `literal`. */
export const literal = defineMessages({
  'journey.difficulties.title': 'Difficulties',
  'journey.trails.counts': '{subTrails} Chapter',
  'journey.sub-trails.more': '{count} More Trails',
  'journey.chapters.title': 'Sub Trails Selection',
  'journey.chapter.books': 'Book That Help Complete The Quiz:',
  'journey.chapter.pages': '{count} Pages',
  'endless.start.begin': 'Start The Challange',
  'endless.finish.again': 'Challange Again',
} satisfies Overrides<typeof mapEn & typeof rewardsEn>);
