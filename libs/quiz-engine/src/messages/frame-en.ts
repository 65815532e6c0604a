import { defineMessages } from '@sirah-trails/ui';

/** What is said before the code of play is there: kept small, it loads with the app. */
export const frameEn = defineMessages({
  'quiz.opening': 'Getting your question…',
});
