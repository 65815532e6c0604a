export { type Addition, isAdditionKnown, isAdditionOffered, useAddition } from './query/use-addition.ts';
export { saveFile } from './device/save-file.ts';
export { clearTrial, readTrial, storeTrial, trialCredit } from './device/trial.ts';
export { forgetDrafts, ownStorage, tabStorage } from './device/storage.ts';
export { QueryView, type QueryViewProps } from './query/query-view.tsx';
export { isLocked, isMissing } from './query/refusals.ts';
export {
  accessAt,
  type FeatureRoute,
  type RequestData,
  route,
  type RouteAccess,
  type RouteLocation,
  type ScreenAppearance,
  type ScreenDefinition,
  type ScreenFrame,
  useRouteParams,
} from './route/route.ts';
export { screen } from './route/screen.tsx';
export { firstData, firstPage } from './route/first-data.ts';
export { matchRoute } from './route/match-route.ts';
export { loadedScreen, loadCode, startFirst } from './route/start-route.ts';
export { useSlowWait } from './query/use-slow-wait.ts';
export { Screens, type ScreensProps } from './route/screens.tsx';
