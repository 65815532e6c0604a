export { OwnHead } from './own-head/own-head.tsx';
