import { defineLink } from './define-link.ts';

/** Addresses of the avatar editor. */
export const avatarLinks = {
  /** `item` is a category to open, `itemId` an item to show. */
  avatar: defineLink('/avatar', { item: 'item', itemId: 'item_id' }),
} as const;
