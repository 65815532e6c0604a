// The engine without React: what the server sends, the rules, the modes, the machine's vocabulary.
export { chapterMode } from './modes/chapter/chapter-mode.ts';
export { chapterRules } from './modes/chapter/chapter-rules.ts';
export { isQuestionType, parseQuestion, type Answer, type QuestionType } from './question-registry.ts';
export { rules } from './rules.ts';
export {
  type AnswerResult,
  type ChapterFacts,
  type Failure,
  type LoadedRun,
  type OpenedQuiz,
  type Quiz,
  type Run,
} from './state/responses.ts';
export { type FinishWay } from './state/run-effect.ts';
export { isClockRunning, type RunMemory, type RunNote } from './state/run-state.ts';
export { type Submission } from './state/submission.ts';
