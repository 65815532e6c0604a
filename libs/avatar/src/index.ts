export { GuestHead, OwnHead } from './own-head/own-head.tsx';
