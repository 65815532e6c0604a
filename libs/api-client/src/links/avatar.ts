import { defineLink } from './define-link.ts';

/** URLs of the avatar screens. */
export const avatarLinks = {
  /** `item` is the open category, `itemId` the item tried on last. */
  avatar: defineLink('/avatar', { item: 'item', itemId: 'item_id' }),
} as const;
