export { AvatarHead, type AvatarHeadProps } from './head/avatar-head.tsx';
