import { ranksOf } from '../boards/board-rows.ts';
import { findLearner, presentHead, requireVisible } from '../boards/public-learner.ts';
import { journeyContent, playContent } from '../content/pack-cache.ts';
import { allBadges } from '../content/rewards.ts';
import type { Executor } from '../database/executor.ts';
import { endlessBoard, journeyBoard } from '../domain/board/board-name.ts';
import { isMedalRank, medalName } from '../domain/rewards/medals.ts';
import type { Handler } from '../kernel/handler.ts';
import type { Wire } from '../kernel/wire.ts';
import { badgeMilestones } from '../progress/granted-rewards.ts';
import { achievementsOf } from './achievements.ts';

/**
 * The learner's summary, with age, gender, whether the avatar is chosen and the badges that are still to be earned, or the public
 * summary of another learner; 404 for a learner who hides.
 */
export const getProfile: Handler<'getProfile'> = async ({ context: { database }, session, query }) => {
  const learnerId = query.user_id ?? session.learnerId;
  await requireVisible(database, learnerId, session.learnerId);
  const learner = await findLearner(database, learnerId);
  const milestones = await badgeMilestones(database, learnerId);
  const badges = allBadges(await journeyContent(database)).map((badge) => ({
    ...badge,
    earned: milestones.has(badge.id),
  }));
  const earned = badges.filter((badge) => badge.earned);
  const isOwn = learnerId === session.learnerId;
  return {
    data: {
      user_id: learner.id,
      name: learner.username,
      ...(isOwn && (await privateDetails(database, learnerId))),
      joined_at: new Date(learner.joined_at).toISOString(),
      avatar_head: presentHead(learner),
      achievements: await achievementsOf(database, learnerId, milestones),
      badges: earned.map(({ image }) => image),
      badge_list: isOwn ? badges : earned,
      medals: await medalsOf(database, learnerId),
    },
  };
};

/** The fields that decide whether the profile is complete, and whether the avatar is the learner's own choice. */
async function privateDetails(executor: Executor, learnerId: string) {
  const { avatar_chosen: chosen, ...details } = await executor
    .selectFrom('learner')
    .select(['age', 'gender', 'avatar_chosen'])
    .where('id', '=', learnerId)
    .executeTakeFirstOrThrow();
  return { ...details, avatar_chosen: chosen === 1 };
}

/** The learner's current ranks: the first ten of each difficulty, and any rank on the endless board. */
async function medalsOf(executor: Executor, learnerId: string): Promise<Wire['Medals']> {
  const ranks = await ranksOf(executor, learnerId);
  const rankOn = (board: string) => {
    const rank = ranks.get(board)?.rank ?? null;
    return isMedalRank(rank) ? rank : null;
  };
  const regular: Wire['Medal'][] = [];
  for (const { id, difficulty } of (await playContent(executor)).quizTimes) {
    const board = journeyBoard(id);
    const name = medalName(difficulty);
    const rank = rankOn(board);
    if (name === null || rank === null) continue;
    regular.push({ rank, difficulty: name, total_star: ranks.get(board)?.stars ?? 0, quiz_time_id: id });
  }
  return { regular_medals: regular, endless_rank: ranks.get(endlessBoard)?.rank ?? null };
}
