import { defineMessages } from '@sirah-trails/ui';

/** The words of the learner's places. */
export const rankEn = defineMessages({
  'journey.rank.stars': '{star} of {total} stars',
  'journey.rank.lead': 'Your place at each pace today.',
  'journey.rank.place':
    '{rank, selectordinal, one {#st place} two {#nd place} few {#rd place} other {#th place}}',
  'journey.rank.none': 'No place yet',
  'journey.rank.goal.first-star': 'Next: earn your first star here.',
  'journey.rank.goal.place':
    'Next: {count, plural, one {# star} other {# stars}} to {rank, selectordinal, one {#st place} two {#nd place} few {#rd place} other {#th place}}.',
  'journey.rank.goal.one-more': 'Next: one more star moves you up.',
  'journey.rank.goal.climb': 'Next: earn more stars to climb.',
  'journey.rank.goal.top-ten': 'Next: reach the top 10.',
  'journey.rank.goal.podium': 'Next: reach the podium.',
  'journey.rank.goal.first': 'Next: reach first place.',
  'journey.rank.goal.lead': "You're leading the way!",
  'journey.rank.unranked':
    "{count, plural, one {# of your stars doesn't} other {# of your stars don't}} count on this board: you earned {count, plural, one {it} other {them}} without a clock, or very fast.",
  'journey.rank.endless': 'Infinity Trail',
  'journey.rank.best': 'Best: {count, plural, one {# star} other {# stars}}',
  'journey.rank.board': 'See the board',
  'journey.rank.board-of': 'See the {label} board',
  'journey.rank.unknown': "We couldn't load your place.",
  'journey.rank.retry': 'Try again',
  'journey.rank.empty.title': 'No trails yet',
  'journey.rank.empty.text': 'Your place will show here once there are trails.',
  'journey.rank.error': "We couldn't find your rank. Try again?",
});
