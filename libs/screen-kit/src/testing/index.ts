export { lateRequests } from './late-requests.ts';
export { renderInHarness, renderRoute } from './render.tsx';
export { failing, locked, waiting } from './responses.ts';
export {
  RouteHarness,
  ScreenHarness,
  type ScreenHarnessProps,
  type HarnessProps,
} from './screen-harness.tsx';
