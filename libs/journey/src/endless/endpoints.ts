import { api, read, type EndlessAnswerCommand } from '@sirah-trails/api-client';

/**
 * The open question of the learner's game, or the next one; begins a game where none is under way. The first call for a question starts
 * its clock, so it is no query. Errors: ApiError, 429 after too many new games.
 */
export function nextInGame(quizTimeId: string, key: string) {
  const params = { path: { quizTimeId }, header: { 'Idempotency-Key': key } };
  return read(api.POST('/quiz/{quizTimeId}/endless-mode', { params }));
}

/** The response to an answer of a game. */
export type GameResult = Awaited<ReturnType<typeof answerInGame>>;

/**
 * Answers the open question of the game.
 *
 * @param key the same for each attempt of one action of the learner.
 */
export function answerInGame(quizTimeId: string, quizId: string, body: EndlessAnswerCommand, key: string) {
  const params = { path: { quizTimeId, quizId }, header: { 'Idempotency-Key': key } };
  return read(api.POST('/quiz/{quizTimeId}/endless-mode/submit-answer/{quizId}', { params, body }));
}
