export { QuestionPreview } from './player/question-preview.tsx';
