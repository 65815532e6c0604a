export { type Addition, isAdditionKnown, isAdditionOffered, useAddition } from './query/use-addition.ts';
export { saveFile } from './device/save-file.ts';
export { forgetDrafts, ownStorage, tabStorage } from './device/storage.ts';
export { QueryView, type QueryViewProps } from './query/query-view.tsx';
export { isLocked, isMissing } from './query/refusals.ts';
export {
  accessAt,
  type FeatureRoute,
  type RouteAccess,
  type RouteAddress,
  type ScreenFrame,
  type ScreenParts,
  type ScreenPlace,
} from './route/feature-route.ts';
export { firstData, firstPage } from './route/first-data.ts';
export { matchRoute } from './route/match-route.ts';
export { useRouteParams } from './route/route-params.ts';
export { startFirst } from './route/route-starts.ts';
export { useSlowWait } from './wait/use-slow-wait.ts';
export { Screens, type ScreensProps } from './route/screens.tsx';
