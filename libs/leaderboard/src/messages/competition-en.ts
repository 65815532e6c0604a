import { defineMessages } from '@sirah-trails/ui';

/** Messages of the competition screen. */
export const competitionEn = defineMessages({
  'competition.title': 'Competition',
  'competition.back': 'home',
  'competition.days': '{start} to {end}',
  'competition.soon': 'Starts on {date}',
  'competition.running': 'Ends on {date}',
  'competition.ended': 'Ended on {date}',
  'competition.state.soon': 'Starts soon',
  'competition.state.running': 'On now',
  'competition.state.ended': 'Over',
  'competition.more': 'Find out more',
  'competition.notice.title': 'You are leaving {product}',
  'competition.notice.text':
    'This opens {host}, a site that {product} does not look after. Ask a grown-up to look at it with you.',
  'competition.notice.go': 'Open {host}',
  'competition.notice.stay': 'Stay here',
  'competition.error': "We couldn't open the competition. Try again?",
  'competition.missing.title': "We couldn't find this competition",
  'competition.missing.text': '{product} has no competition here. Look in again: new ones are on their way!',
  'competition.missing.back': 'Back to home',
});
