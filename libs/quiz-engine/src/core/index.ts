// The engine without React: server data, rules, modes, states and events.
export { chapterMode, trialMode } from './chapter-mode.ts';
export { endlessMode } from './endless-mode.ts';
export { practiceMode } from './practice-mode.ts';
export type { RunExit, RunEffect, RunEvent } from './events.ts';
export { transition } from './machine.ts';
export {
  isQuestionType,
  parseQuestion,
  putInPlay,
  type Answer,
  type QuestionInPlay,
  type QuestionType,
} from './questions.ts';
export type {
  AnswerResult,
  BookPage,
  ChapterFacts,
  Failure,
  LoadedRun,
  OpenedQuiz,
  Quiz,
  Run,
} from './responses.ts';
export { chapterRules, rules } from './rules.ts';
export {
  initialState,
  isClockRunning,
  extraMs,
  remainingMs,
  type RunMemory,
  type RunNote,
  type RunState,
  type Submission,
} from './state.ts';
