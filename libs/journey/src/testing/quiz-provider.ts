import type { AnswerResult, Quiz, Run } from '@sirah-trails/api-client';
import { example, http } from '@sirah-trails/api-client/testing';

const opened = example('openQuiz', 'multipleChoice');
const unopened = example('listQuizzes', 'notBegun').data.find(
  ({ type }) => type === opened.data.type,
) as Quiz;

/** The contract's examples for the states of the quiz screen; `facts` replace some of their fields. */
export const question = opened.data.content as NonNullable<Quiz['content']>;

/** A multiple-choice question of the chapter that is not opened yet. */
export function quiz(order: number, facts: Partial<Quiz> = {}): Quiz {
  const position = { id: `w1-s1-c1-q${order}`, order, current_question_number: order };
  return { ...unopened, ...position, ...facts };
}

export const quizzes = [1, 2, 3, 4, 5].map((order) => quiz(order));

/** A run that has just begun, with no question open. */
export function run(facts: Partial<Run> = {}): Run {
  return { ...opened.run, lives: 3, stars: 0, remaining_ms: null, open_quiz_id: null, ...facts };
}

export const openRun = run({ open_quiz_id: 'w1-s1-c1-q1', remaining_ms: 60_000 });

/** A right answer to the first question. */
export function result(facts: Partial<AnswerResult> = {}): AnswerResult {
  return {
    ...example('submitAnswer', 'right'),
    correct_answers: 'D',
    lives: 3,
    run: run({ stars: 1 }),
    next_quiz: quiz(2, { content: question }),
    ...facts,
  };
}

export const wrongResult: AnswerResult = {
  ...example('submitAnswer', 'wrong'),
  run: run({ lives: 2, open_quiz_id: 'w1-s1-c1-q1', remaining_ms: 50_000 }),
};

interface Answers {
  quizzes?: Quiz[];
  run?: Run | null;
  result?: AnswerResult;
}

/** A mocked provider for the play itself. */
export function quizProvider(answers: Answers = {}) {
  return [
    http.get('/api/trails/v1/quizzes', ({ response }) =>
      response(200).json({ data: answers.quizzes ?? quizzes, run: answers.run ?? null }),
    ),
    http.get('/api/trails/v1/quiz/{id}', ({ params, response }) => {
      const order = Number(params.id.at(-1));
      const data = quiz(order, { content: question });
      return response(200).json({ data, run: { ...openRun, open_quiz_id: data.id } });
    }),
    http.post('/api/trails/v1/quiz/{quizId}/submit-answer', ({ response }) =>
      response(200).json(answers.result ?? result()),
    ),
    http.delete('/api/quiz/v1/delete-answer/{id}', ({ response }) =>
      response(200).json(example('deleteAnswers')),
    ),
  ];
}

/** A refusal with the provider's code. */
export const refusing = (path: Parameters<typeof http.get>[0], status: number, code: string) =>
  http.get(path, ({ response }) => response.untyped(Response.json({ message: 'no', code }, { status })));
