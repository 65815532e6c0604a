import { chapterMode } from '../core/chapter-mode.ts';
import {
  putInPlay,
  questionCore,
  questionTypes,
  withKey,
  type Input,
  type Question,
  type QuestionInPlay,
  type QuestionType,
} from '../core/questions.ts';
import { initialState, type Closing, type Phase, type RunState } from '../core/state.ts';
import type { AnswerResult, LoadedRun, Quiz, Run } from '../core/responses.ts';
import { sampleContent, sampleKeys } from './sample-content.ts';

/** The sample question of a type. */
export function sampleQuestion<T extends QuestionType>(
  type: T,
  content: unknown = sampleContent[type],
): Question<T> {
  const question = questionCore(type).parse(content);
  if (!question) throw new Error(`no question of ${type}`);
  return question;
}

/** A question with a picture in play. */
export const pictured = putInPlay(
  sampleQuestion('multiple_choice', {
    ...sampleContent.multiple_choice,
    image: '/content/art/maps/arabia.svg',
    image_layer: '/content/art/maps/arabia-roads.svg',
    image_alt: 'A map of Arabia with the sea to its west.',
  }),
);

/** The sample question of a type in play, untouched unless an input is given; its key is known once it is closed. */
function sampleInPlay<T extends QuestionType>(
  type: T,
  facts: { readonly input?: Input<T> | undefined; readonly isClosed?: boolean } = {},
): QuestionInPlay {
  const untouched = putInPlay(sampleQuestion<QuestionType>(type));
  const inPlay = facts.isClosed ? withKey(untouched, sampleKeys[type]) : untouched;
  // The parameters tie the input to the type, which the union of all types cannot say.
  return facts.input === undefined ? inPlay : ({ ...inPlay, input: facts.input } as QuestionInPlay);
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
  const unopened = {
    remainingMs: null,
    openQuizId: null,
    tried: null,
    hint: null,
    found: null,
    extraMs: null,
  };
  return { id: 'run-1', lives: 3, stars: 0, ...unopened, ...facts };
}

/** A chapter with one question of each type, none opened. */
export function sampleChapter(facts: Partial<LoadedRun> = {}): LoadedRun {
  return {
    quizzes: questionTypes.map((type) => sampleQuiz(type)),
    run: null,
    questionMs: 60_000,
    started: true,
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
    book: null,
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
  book: { id: 'the-land', page: 1 },
  isHeldBack: false,
} as const satisfies Partial<Closing>;

/** A state during a question of the type. */
export function sampleState<T extends QuestionType>(
  type: T,
  phase: Phase,
  { input, ...facts }: Partial<RunState> & { readonly input?: Input<T> } = {},
): RunState {
  const inPlay = sampleInPlay(type, { input, isClosed: Boolean(facts.closing) });
  const quizzes = questionTypes.map((each) =>
    sampleQuiz(each, each === type ? { question: inPlay.question } : {}),
  );
  return {
    ...initialState('seed', chapterMode.limits),
    phase,
    quizzes,
    questionMs: 60_000,
    runId: 'run-1',
    currentId: idOf(type),
    deadline: { quizId: idOf(type), at: 47_000, totalMs: 60_000 },
    inPlay,
    ...facts,
  };
}

/** The key of a type's sample as an input. */
export function sampleKey<T extends QuestionType>(type: T): Input<T> {
  return questionCore(type).fromAnswer(sampleKeys[type], sampleQuestion(type));
}
