/** The `quizz_status` of a failed run: kind words come before the map, after a reload too. */
export const quizFailed = 'failed';
