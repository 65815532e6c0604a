export { type Answer } from './core/answer.ts';
export {
  type AnswerResult,
  type Failure,
  type LoadedChapter,
  type OpenedQuiz,
  type Quiz,
  type QuestionOutcome,
  type Run,
  type Source,
} from './core/chapter.ts';
export { finishesByRank } from './core/progress.ts';
export {
  isQuestionType,
  parseQuestion,
  type PublicQuestion,
  type QuestionType,
} from './core/question-registry.ts';
export { rules } from './core/rules.ts';
export { type FinishWay } from './core/run-effect.ts';
export { type RunMemory } from './core/run-memory.ts';
export { type Submission } from './core/submission.ts';
export { QuizCallError, type MemoryPort, type QuizPorts } from './player/quiz-ports.ts';
export { QuestionSkeleton } from './player/question-skeleton.tsx';
export { QuizPlayer } from './player/quiz-player.tsx';
export { playSound } from './sounds/play-sound.ts';
export { useQuizRun, type QuizRun } from './player/use-quiz-run.ts';
