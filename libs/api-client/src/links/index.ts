export { finishScreens, readFinish, type FinishQuery, type FinishScreen } from './journey.ts';
export { fillPath } from './define-link.ts';
export { links } from './links.ts';
export {
  readBookContext,
  readJourneyContext,
  type BookContext,
  type JourneyContext,
} from './journey-context.ts';
export { endlessGameCodes, readEndlessStatus, type EndlessGameCode } from './endless.ts';
export {
  difficultyParameter,
  endlessDifficulty,
  resolveDifficulty,
  journeyDifficulties,
} from './resolve-difficulty.ts';
export { safeRedirect } from './safe-redirect.ts';
