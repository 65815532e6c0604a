import type { Handler } from '../kernel/handler.ts';
import { playContent } from '../play/play-content.ts';
import { practise } from './practice/practise.ts';

/** Marks an answer and returns the right one. It counts nowhere, so it takes no lock and writes nothing. */
export const submitPracticeAnswer: Handler<'submitPracticeAnswer'> = async (call) => {
  const { database, clock } = call.context;
  const { learnerId } = call.session;
  const content = await playContent(database);
  const place = { learnerId, questionId: call.params.quizId, now: clock.now() };
  return practise(database, content, { ...place, answer: call.body.answer });
};
