import type { Handlers } from '../kernel/handler.ts';
import { listAvatarItems } from './avatar-items.ts';
import { getAvatar } from './get-avatar.ts';
import { listTrialItems } from './list-trial-items.ts';
import { putAvatar } from './put-avatar.ts';

export const avatarHandlers = {
  getAvatar,
  putAvatar,
  listAvatarItems,
  listTrialItems,
} satisfies Partial<Handlers>;
