export { lateRequests } from './late-requests.ts';
export { renderOnStage, renderRoute } from './render.tsx';
export { failing, locked, waiting } from './responses.ts';
export { RouteStage, ScreenStage, type ScreenStageProps, type StageProps } from './screen-stage.tsx';
