export { readJourneyContext, type JourneyContext } from './journey-context.ts';
export { finishScreens, readFinish, type FinishQuery, type FinishScreen } from './finish-query.ts';
export { links } from './links.ts';
export { difficultyParameter, resolveDifficulty, journeyDifficulties } from './resolve-difficulty.ts';
export { safeRedirect } from './safe-redirect.ts';
