export { isLocked, isMissing } from './query/refusals.ts';
export { QueryView, type QueryViewProps } from './query/query-view.tsx';
