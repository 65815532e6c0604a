import type { Handlers } from '../kernel/handler.ts';
import { getAvatar } from './get-avatar.ts';
import { listAvatarItems } from './list-avatar-items.ts';
import { putAvatar } from './put-avatar.ts';

/** The handlers of the avatar, by operation. */
export const avatarHandlers = { getAvatar, putAvatar, listAvatarItems } satisfies Partial<Handlers>;
