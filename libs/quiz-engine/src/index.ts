export { QuestionSkeleton } from './player/question-skeleton.tsx';
export { QuizPlayer } from './player/quiz-player.tsx';
export { type ClosedQuestion } from './runner/after-question.ts';
export { QuizCallError, type MemoryPort, type QuizPorts } from './runner/quiz-ports.ts';
export { useQuizRun, type QuizRun } from './runner/use-quiz-run.ts';
