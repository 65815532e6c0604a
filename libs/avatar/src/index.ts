export { GuestHead, OwnHead } from './own-head/own-head.tsx';
export { avatarRoutes } from './routes.ts';
