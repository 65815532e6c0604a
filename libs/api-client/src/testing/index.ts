export { http } from './mock-http.ts';
export { renderWithClient } from './render-with-client.tsx';
export { ScreenStage, type ScreenStageProps } from './screen-stage.tsx';
