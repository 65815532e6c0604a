export { QuizCallError, type MemoryPort, type QuizPorts } from './player/quiz-ports.ts';
export { type ClosedQuestion } from './player/closing.tsx';
export { QuestionSkeleton } from './player/question-skeleton.tsx';
export { QuizPlayer } from './player/quiz-player.tsx';
export { useQuizRun, type QuizRun } from './player/use-quiz-run.ts';
