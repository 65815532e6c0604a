import { defineMessages } from '@sirah-trails/ui';

/** The words around the learner's own summary, which are there before its cards. */
export const summaryEn = defineMessages({
  'summary.error': "We couldn't load your achievements.",
});
