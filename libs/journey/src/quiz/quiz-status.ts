/** The `quizz_status` of a failed run: kind words come before the map, after a reload too. */
export const quizFailed = 'failed';

/** The `quizz_status` of practice: the chapter is passed, and nothing counts. */
export const practising = 'practice';

/** The `quizz_status` of a review of mistakes, which needs no chapter. */
export const reviewing = 'review';
