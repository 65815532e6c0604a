import { api, ApiError, type Profile, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What a learner may know of another one. */
export type PublicProfile = Pick<
  Profile,
  'user_id' | 'name' | 'joined_at' | 'avatar_head' | 'achievements' | 'badges' | 'badge_list' | 'medals'
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

/** The listed fields alone: what a provider sends beyond them is neither kept nor shown. What is still to be earned is the learner's own. */
function publicFields(profile: Partial<Profile> | null | undefined): PublicProfile {
  const { user_id, name, joined_at, avatar_head, achievements, badges, badge_list, medals } = profile ?? {};
  if (!user_id || !name || !joined_at || !avatar_head || !achievements || !badges || !medals)
    throw new ApiError({ kind: 'malformed' });
  const earned = badge_list && { badge_list: badge_list.filter((badge) => badge.earned) };
  return { user_id, name, joined_at, avatar_head, achievements, badges, medals, ...earned };
}
