import fc from 'fast-check';
import type { AnswerResult, Failure, Run } from '../core/responses.ts';
import type { RunEvent } from '../core/events.ts';
import { questionTypes, type Answer } from '../core/questions.ts';
import { idOf, sampleChapter, sampleQuestion, sampleQuiz, sampleResult } from './sample-chapter.ts';

const type = fc.constantFrom(...questionTypes);
const code = fc.constantFrom(
  null,
  'ALL_ANSWERS_CORRECT',
  'PARTIAL_ANSWERS_CORRECT',
  'WRONG_ANSWER',
  'TIME_UP',
  'ENDLESS_COMPLETED',
);
const failure: fc.Arbitrary<Failure> = fc.record({
  kind: fc.constantFrom('network', 'refused', 'session-over'),
  code: fc.constant(null),
  message: fc.constant(null),
});

/** Events that no honest server sends, too: the machine must tolerate them. */
const run: fc.Arbitrary<Run | null> = fc.option(
  fc.record({
    id: fc.constantFrom('run-1', 'run-2'),
    lives: fc.integer({ min: -1, max: 5 }),
    stars: fc.integer({ min: -1, max: 7 }),
    remainingMs: fc.option(fc.integer({ min: 0, max: 90_000 })),
    openQuizId: fc.option(type.map(idOf)),
    hint: fc.option(fc.constant('A colour.')),
    extraMs: fc.option(fc.integer({ min: 0, max: 20_000 })),
    found: fc.option(fc.constant<Answer>({ Hijaz: 'Dry valley' })),
    tried: fc.option(fc.array(fc.constantFrom<Answer>('A', true, ['HIJAZ'], { Hijaz: 'Dry valley' }))),
  }),
);

const result: fc.Arbitrary<AnswerResult> = fc
  .record({ result: fc.boolean(), code, run, lives: fc.option(fc.integer({ min: 0, max: 3 })) })
  .map(sampleResult);

/** Each question open and closed. Made once: a sequence of events has many of them. */
const quizzes = questionTypes.map((own) => {
  const open = sampleQuiz(own, { question: sampleQuestion(own) });
  return [open, sampleQuiz(own, { ...open, closed: true, outcome: 'right' })] as const;
});

const opened = fc.record({ quiz: fc.constantFrom(...quizzes.flat()), run });

const chapter = fc
  .record({ quizzes: fc.tuple(...quizzes.map((states) => fc.constantFrom(...states))), run })
  .map(sampleChapter);

/** A random step. The test fills in responses, because it knows the submission. */
export type RandomStep =
  | { readonly kind: 'event'; readonly event: RunEvent }
  /** The key of the question on screen, or a pair of it. */
  | { readonly kind: 'submit' }
  | { readonly kind: 'answered'; readonly result: AnswerResult }
  | { readonly kind: 'send-failed'; readonly failure: Failure };

const plain = fc.constantFrom<RunEvent['type']>(
  'start',
  'tick',
  'retry',
  'try-again',
  'continue',
  'stay-on-trail',
  'next-trail',
  'leave',
  'answers-deleted',
  'taken-over',
  'submit',
);

const event: fc.Arbitrary<RunEvent> = fc.oneof(
  { weight: 6, arbitrary: plain.map((name) => ({ type: name }) as RunEvent) },
  { weight: 2, arbitrary: chapter.map((its): RunEvent => ({ type: 'loaded', loaded: its, memory: null })) },
  { weight: 3, arbitrary: opened.map((its): RunEvent => ({ type: 'opened', opened: its })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(type, failure)
      .map(([own, its]): RunEvent => ({ type: 'open-failed', quizId: idOf(own), failure: its })),
  },
  {
    weight: 1,
    arbitrary: fc
      .option(fc.integer({ min: -1, max: 20 }))
      .map((rank): RunEvent => ({ type: 'rank-known', rank })),
  },
);

/** At most 60 steps with the milliseconds that pass before each. */
export const stepsOf = (least: number): fc.Arbitrary<readonly (readonly [RandomStep, number])[]> =>
  fc.array(
    fc.tuple(
      fc.oneof(
        { weight: 6, arbitrary: event.map((its): RandomStep => ({ kind: 'event', event: its })) },
        { weight: 4, arbitrary: fc.constant<RandomStep>({ kind: 'submit' }) },
        { weight: 3, arbitrary: result.map((its): RandomStep => ({ kind: 'answered', result: its })) },
        { weight: 1, arbitrary: failure.map((its): RandomStep => ({ kind: 'send-failed', failure: its })) },
      ),
      fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 120_000 })),
    ),
    { minLength: least, maxLength: 60 },
  );
