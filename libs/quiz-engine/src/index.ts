export { QuizCallError, type MemoryPort, type QuizPorts } from './player/quiz-ports.ts';
export { QuestionSkeleton } from './player/question-skeleton.tsx';
export { QuizPlayer } from './player/quiz-player.tsx';
export { loadSounds, playSound } from './sounds/play-sound.ts';
export { useQuizRun, type QuizRun } from './player/use-quiz-run.ts';
