import { defineLink } from './define-link.ts';

/** Avatar screen URLs. */
export const avatarLinks = {
  /** `item` is the open category, `itemId` the item tried on last. */
  avatar: defineLink('/avatar', { item: 'item', itemId: 'item_id' }),
} as const;
