import { defineMessages } from '@sirah-trails/ui';

/** The words of how a learner reads. */
export const readingEn = defineMessages({
  'settings.reading.title': 'Reading',
  'settings.reading.size': 'Text size',
  'settings.reading.size.normal': 'Normal',
  'settings.reading.size.large': 'Large',
  'settings.reading.size.largest': 'Very large',
  'settings.reading.honorifics': 'Blessings after names',
  'settings.reading.honorifics.sign': 'As a sign',
  'settings.reading.honorifics.sign.about': 'The Prophet ﷺ',
  'settings.reading.honorifics.words': 'In words',
  'settings.reading.honorifics.words.about': 'The Prophet (peace and blessings be upon him)',
  'settings.reading.motion': 'Less movement',
  'settings.reading.motion.hint': 'Nothing slides or bounces.',
});
