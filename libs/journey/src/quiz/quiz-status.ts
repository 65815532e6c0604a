/** The `quizz_status` of a try that was lost: kind words come before the trail, after a reload too. */
export const quizFailed = 'failed';
