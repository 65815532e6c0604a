import { defineMessages } from '@sirah-trails/ui';

/** The words that load with the app, before the code of play. Kept small. */
export const frameEn = defineMessages({
  'quiz.opening': 'Getting your question…',
});
