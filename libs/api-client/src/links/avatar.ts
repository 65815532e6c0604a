import { defineLink } from './define-link.ts';

/** URLs of the avatar. */
export const avatarLinks = {
  /** `item` is the open category, `itemId` what was tried on last. */
  avatar: defineLink('/avatar', { item: 'item', itemId: 'item_id' }),
} as const;
