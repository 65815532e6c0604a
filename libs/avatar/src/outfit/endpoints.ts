import {
  api,
  ApiError,
  type Avatar,
  type AvatarChoice,
  type AvatarItem,
  queryRoots,
  read,
} from '@sirah-trails/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { facesOf } from './trial-wardrobe.ts';

/** Category of items, or the skin tones. */
export type Category = AvatarItem['item_category'];

/** A preview changes the URL and so restarts the screen; this keeps it from refetching. */
const freshMs = 60_000;

/** The saved avatar. Errors: ApiError. */
export function avatarQuery() {
  return queryOptions({
    queryKey: [queryRoots.avatar],
    queryFn: async ({ signal }) => {
      const avatar = await read(api.GET('/api/profile/v1/avatar', { signal }));
      if (!isComplete(avatar)) throw new ApiError({ kind: 'malformed' });
      return avatar;
    },
    staleTime: freshMs,
  });
}

/** Whether a response has all required layers. */
function isComplete(avatar: Partial<Avatar> | null | undefined): boolean {
  return Boolean(avatar?.skin && avatar.head && avatar.top && avatar.pants && avatar.shoes);
}

/** Every item of a category, locked ones too. Errors: ApiError. */
export function itemsQuery(category: Category) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'avatar-items', category],
    queryFn: async ({ signal }) => {
      const query = { category };
      const { data } = await read(api.GET('/api/profile/v1/avatar/items', { params: { query }, signal }));
      // A provider may answer all items whatever it is asked for.
      return data.filter((item) => item.item_category === category);
    },
    staleTime: freshMs,
  });
}

/** A visitor's wardrobe. For a provider with the addition `trial`. Errors: ApiError. */
export function trialWardrobeQuery() {
  return queryOptions({
    queryKey: [queryRoots.journey, 'trial-wardrobe'],
    queryFn: async ({ signal }) => {
      const wardrobe = await read(api.GET('/api/x/v1/trial/items', { signal }));
      if (facesOf(wardrobe).length === 0) throw new ApiError({ kind: 'malformed' });
      return wardrobe;
    },
    staleTime: Infinity,
  });
}

/**
 * Dresses the avatar. The head beside the greeting and on the boards follows. Errors: ApiError, 403 `ITEM_LOCKED` for an item that is
 * not earned, 422 for one that the provider does not know.
 */
export function saveAvatarMutation() {
  return mutationOptions({
    mutationFn: (choice: AvatarChoice) => read(api.PUT('/api/profile/v1/avatar', { body: choice })),
    onSuccess: async (avatar, _choice, _result, { client }) => {
      client.setQueryData(avatarQuery().queryKey, avatar);
      void client.invalidateQueries({ queryKey: [queryRoots.leaderboard] });
      await client.invalidateQueries({ queryKey: [queryRoots.profile] });
    },
    // The locked items may have changed.
    onError: (_error, _choice, _result, { client }) => {
      void client.invalidateQueries({ queryKey: [queryRoots.journey, 'avatar-items'] });
    },
  });
}
