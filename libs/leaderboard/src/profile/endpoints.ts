import { api, ApiError, type Profile, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Profile fields that other learners may see. */
export type PublicProfile = Pick<
  Profile,
  'user_id' | 'name' | 'joined_at' | 'avatar_head' | 'achievements' | 'badges' | 'badge_list' | 'medals'
>;

/** A public profile. Errors: ApiError, 404 for a learner who hides or is gone. */
export function publicProfileQuery(userId: string) {
  return queryOptions({
    queryKey: [queryRoots.leaderboard, 'profile', userId],
    queryFn: async ({ signal }) => {
      const query = { user_id: userId };
      return publicFields((await read(api.GET('/api/profile/v1', { params: { query }, signal }))).data);
    },
  });
}

/** Picks the listed fields, whatever a provider sends, and drops the badges that are not earned. */
function publicFields(profile: Partial<Profile> | null | undefined): PublicProfile {
  const { user_id, name, joined_at, avatar_head, achievements, badges, badge_list, medals } = profile ?? {};
  if (!user_id || !name || !joined_at || !avatar_head || !achievements || !badges || !medals)
    throw new ApiError({ kind: 'malformed' });
  const earned = badge_list && { badge_list: badge_list.filter((badge) => badge.earned) };
  return { user_id, name, joined_at, avatar_head, achievements, badges, medals, ...earned };
}
