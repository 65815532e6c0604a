export { readJourneyContext, type JourneyContext } from './journey-context.ts';
export { finishScreens, readFinish, type FinishQuery, type FinishScreen } from './finish-query.ts';
export { fillPath } from './define-link.ts';
export { links } from './links.ts';
export { type CarriedFields, readCarried } from './carried-fields.ts';
export { endlessGameCodes, readEndlessStatus, type EndlessGameCode } from './endless.ts';
export {
  difficultyParameter,
  endlessDifficulty,
  resolveDifficulty,
  journeyDifficulties,
} from './resolve-difficulty.ts';
export { safeRedirect } from './safe-redirect.ts';
