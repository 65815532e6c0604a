import { defineMessages } from '@sirah-trails/ui';

/** Messages of the first chunk: keep them few. */
export const frameEn = defineMessages({
  'quiz.opening': 'Getting your question…',
});
