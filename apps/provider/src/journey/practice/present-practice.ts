import { publicQuestion } from '../../domain/questions/questions.ts';
import type { PlayQuestion } from '../../play/play-question.ts';
import type { Wire } from '../../play/wire.ts';
import { practiceSeed } from './practice-chapter.ts';

/** A question to practise, with its content. */
export function presentPractice({ question }: PlayQuestion, order: number, learnerId: string): Wire['Quiz'] {
  return {
    id: question.id,
    order,
    type: question.type,
    current_question_number: order,
    closed: false,
    content: publicQuestion(question, practiceSeed(learnerId)),
  };
}
