export { failed, settled, unsettled } from './settled.ts';
