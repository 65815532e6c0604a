import { api, ApiError, type Profile, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What a learner may know of another one. */
export type PublicProfile = Pick<
  Profile,
  'user_id' | 'name' | 'joined_at' | 'avatar_head' | 'achievements' | 'badges' | 'medals'
>;

/** What others see of a learner. Errors: ApiError, 404 for one who hides or is gone. */
export function publicProfileQuery(userId: string) {
  return queryOptions({
    queryKey: [queryRoots.leaderboard, 'profile', userId],
    queryFn: async ({ signal }) => {
      const query = { user_id: userId };
      return publicFields((await read(api.GET('/api/profile/v1', { params: { query }, signal }))).data);
    },
  });
}

/** The listed fields alone: a provider that sends more of a child must not have it kept or shown. */
function publicFields(profile: Partial<Profile> | null | undefined): PublicProfile {
  const { user_id, name, joined_at, avatar_head, achievements, badges, medals } = profile ?? {};
  if (!user_id || !name || !joined_at || !avatar_head || !achievements || !badges || !medals)
    throw new ApiError({ kind: 'malformed' });
  return { user_id, name, joined_at, avatar_head, achievements, badges, medals };
}
