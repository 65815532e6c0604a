import type { Closing, Phase, RunState } from '../core/run-state.ts';
import type { AnswerResult, LoadedChapter, Quiz, Run } from '../core/chapter.ts';
import {
  parseQuestion,
  questionCore,
  questionTypes,
  type PublicQuestion,
  type QuestionType,
} from '../core/question-registry.ts';
import { initialState } from '../core/run-state.ts';
import { sampleContent, sampleKeys } from './sample-content.ts';

/** The sample question of a type. */
export function sampleQuestion(type: QuestionType, content: unknown = sampleContent[type]): PublicQuestion {
  const question = parseQuestion(type, content);
  if (!question) throw new Error(`no question of ${type}`);
  return question;
}

/** Id of the sample question of a type. */
export function idOf(type: QuestionType) {
  return `q-${type}`;
}

export function sampleQuiz(type: QuestionType, facts: Partial<Quiz> = {}): Quiz {
  return {
    id: idOf(type),
    order: questionTypes.indexOf(type) + 1,
    type,
    question: null,
    closed: false,
    outcome: null,
    ...facts,
  };
}

export function sampleRun(facts: Partial<Run> = {}): Run {
  return { id: 'run-1', lives: 3, stars: 0, remainingMs: null, openQuizId: null, ...facts };
}

/** A chapter with one question of each type, none opened. */
export function sampleChapter(facts: Partial<LoadedChapter> = {}): LoadedChapter {
  return {
    quizzes: questionTypes.map((type) => sampleQuiz(type)),
    run: null,
    questionMs: 60_000,
    quiet: false,
    ...facts,
  };
}

export function sampleResult(facts: Partial<AnswerResult> = {}): AnswerResult {
  return {
    result: false,
    code: 'WRONG_ANSWER',
    correctAnswers: null,
    parts: null,
    hint: null,
    explanation: null,
    sources: [],
    quiet: false,
    lives: null,
    run: null,
    nextQuiz: null,
    ...facts,
  };
}

export const sampleClosing = {
  explanation:
    'The Red Sea lies to the west of Arabia. The Arabian Sea lies to the south and the Gulf to the east.',
  sources: [{ work: 'Encyclopaedia of Islam', section: 'Article on the Arabian Peninsula', grade: 'M' }],
} as const satisfies Partial<Closing>;

/** A state in the middle of a question of a type. */
export function sampleState(type: QuestionType, phase: Phase, facts: Partial<RunState> = {}): RunState {
  const question = sampleQuestion(type);
  const quizzes = questionTypes.map((each) => sampleQuiz(each, each === type ? { question } : {}));
  return {
    ...initialState('seed'),
    phase,
    quizzes,
    questionMs: 60_000,
    runId: 'run-1',
    currentId: idOf(type),
    deadline: { quizId: idOf(type), at: 47_000, totalMs: 60_000 },
    input: questionCore(type).empty(question),
    ...facts,
  };
}

/** The key of a type's sample as an input. */
export function sampleKey(type: QuestionType) {
  return questionCore(type).fromAnswer(sampleKeys[type], sampleQuestion(type));
}
