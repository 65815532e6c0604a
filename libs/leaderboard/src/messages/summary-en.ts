import { defineMessages } from '@sirah-trails/ui';

/** Messages of `OwnSummary`, which load with home, before its cards. */
export const summaryEn = defineMessages({
  'summary.error': "We couldn't load your achievements.",
});
