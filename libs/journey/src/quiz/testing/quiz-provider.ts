import type { AnswerResult, Quiz, Run } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';

/** Questions, run and results in the shape of the contract, for the states of the quiz screen. */
export const question = {
  question: 'Which sea lies along the western side of the Arabian Peninsula?',
  image: null,
  image_alt: '',
  choices: { A: 'The Arabian Sea', B: 'The Red Sea', C: 'The Black Sea' },
};

export function quiz(order: number, facts: Partial<Quiz> = {}): Quiz {
  return {
    id: `w1-s1-c1-q${order}`,
    order,
    type: 'multiple_choice',
    current_question_number: order,
    closed: false,
    ...facts,
  };
}

export const quizzes = [1, 2, 3, 4, 5].map((order) => quiz(order));

export function run(facts: Partial<Run> = {}): Run {
  return { id: 'run-1', lives: 3, stars: 0, remaining_ms: null, open_quiz_id: null, ...facts };
}

export const openRun = run({ open_quiz_id: 'w1-s1-c1-q1', remaining_ms: 60_000 });

export function result(facts: Partial<AnswerResult> = {}): AnswerResult {
  return {
    result: true,
    code: 'ALL_ANSWERS_CORRECT',
    currentScore: 1,
    answer_summary: { correct: 1, total: 1 },
    correct_answers: 'B',
    remaining_ms: null,
    lives: 3,
    hint: null,
    explanation: 'The Red Sea lies to the west of Arabia.',
    references: [{ work: 'Encyclopaedia of Islam', section: 'Arabia', grade: 'M' }],
    quiet: false,
    run: run({ stars: 1 }),
    next_quiz: quiz(2, { content: question }),
    ...facts,
  };
}

export const wrongResult = result({
  result: false,
  code: 'WRONG_ANSWER',
  correct_answers: null,
  explanation: null,
  references: [],
  hint: 'Its name is a colour.',
  lives: 2,
  run: run({ lives: 2, open_quiz_id: 'w1-s1-c1-q1', remaining_ms: 50_000 }),
  next_quiz: null,
});

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
      response(200).json({ message: 'You can play this chapter again.' }),
    ),
  ];
}

/** A refusal with the provider's code. */
export const refusing = (path: Parameters<typeof http.get>[0], status: number, code: string) =>
  http.get(path, ({ response }) => response.untyped(Response.json({ message: 'no', code }, { status })));
