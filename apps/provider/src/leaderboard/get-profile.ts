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
 * The caller's profile, with private fields and locked badges, or the public profile of another learner; 404 for a
 * hidden learner.
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

/** Fields that only the owner may read. */
async function privateDetails(executor: Executor, learnerId: string) {
  const { avatar_chosen: chosen, ...details } = await executor
    .selectFrom('learner')
    .select(['age', 'gender', 'avatar_chosen'])
    .where('id', '=', learnerId)
    .executeTakeFirstOrThrow();
  return { ...details, avatar_chosen: chosen === 1 };
}

/** Current ranks: the top ten of each difficulty, and any endless rank. */
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
