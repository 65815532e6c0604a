export { settled, unsettled } from './settled.ts';
