import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { en } from './en.ts';
import type { endlessEn } from './endless-en.ts';

/** The words of the specification where `en` corrects them, for a provider whose catalogue is `literal`. */
export const literal = defineMessages({
  'journey.difficulties.title': 'Difficulties',
  'journey.trails.counts': '{subTrails} Chapter',
  'journey.sub-trails.more': '{count} More Trails',
  'journey.chapters.title': 'Sub Trails Selection',
  'journey.chapter.books': 'Book That Help Complete The Quiz:',
  'journey.chapter.pages': '{count} Pages',
  'endless.start.begin': 'Start The Challange',
  'endless.finish.again': 'Challange Again',
} satisfies Overrides<typeof en & typeof endlessEn>);
