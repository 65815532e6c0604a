// The engine without React: what the server sends, the rules, the modes, the machine's vocabulary.
export { chapterMode } from './modes/chapter/chapter-mode.ts';
export { practiceMode } from './modes/practice/practice-mode.ts';
export { chapterRules } from './modes/chapter/chapter-rules.ts';
export { endlessMode } from './modes/endless/endless-mode.ts';
export {
  isQuestionType,
  parseQuestion,
  putInPlay,
  type Answer,
  type QuestionInPlay,
  type QuestionType,
} from './question-registry.ts';
export { rules } from './rules.ts';
export { transition } from './run/transition.ts';
export {
  type AnswerResult,
  type BookPage,
  type ChapterFacts,
  type Failure,
  type LoadedRun,
  type OpenedQuiz,
  type Quiz,
  type Run,
} from './state/responses.ts';
export { type FinishWay, type RunEffect } from './state/run-effect.ts';
export { type RunEvent } from './state/run-event.ts';
export {
  initialState,
  isClockRunning,
  readingMs,
  remainingMs,
  type RunMemory,
  type RunNote,
  type RunState,
} from './state/run-state.ts';
export { type Submission } from './state/submission.ts';
