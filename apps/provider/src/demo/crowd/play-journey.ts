import type { QuizTimeRow } from '../../content/pack-cache.ts';
import { treeOf } from '../../content/trails.ts';
import { journeyBoard } from '../../domain/board/board-name.ts';
import { completedMilestones } from '../../domain/rewards/completed-milestones.ts';
import { rules } from '../../domain/rules.ts';
import { hour } from '../../kernel/time.ts';
import type { CrowdContent } from './crowd-content.ts';
import { boardRow, type CrowdRows } from './crowd-rows.ts';
import { playChapter } from './play-chapter.ts';

interface CrowdJourney {
  readonly learnerId: string;
  readonly quizTime: QuizTimeRow;
  /** Outcomes per chapter, in order. */
  readonly runs: readonly string[];
  /** Epoch milliseconds. */
  readonly start: number;
  /** Rewarded milestones; playJourney() adds to them. */
  readonly given: Set<string>;
}

/** Plays the journey, adds its rows, and returns its end in epoch milliseconds. */
export function playJourney(rows: CrowdRows, content: CrowdContent, journey: CrowdJourney): number {
  const { learnerId, quizTime } = journey;
  const passed = new Set<string>();
  let stars = 0;
  let reachedAt = 0;
  let now = journey.start;
  for (const [index, outcomes] of journey.runs.entries()) {
    const chapterId = content.chapterIds[index];
    const questions = content.questions.get(chapterId ?? '');
    if (chapterId === undefined || !questions) break;
    const key = { learnerId, chapterId, quizTimeId: quizTime.id };
    const limitMs = quizTime.seconds * 1000;
    const run = playChapter(rows, { key, questions, limitMs, outcomes, start: now + hour });
    const right = run.questions.filter(({ outcome }) => outcome === 'right');
    const passedAt = right[rules.starsToPass - 1]?.closedAt ?? null;
    rows.chapter_result.push({
      learner_id: learnerId,
      chapter_id: chapterId,
      quiz_time_id: quizTime.id,
      best_stars: run.stars,
      ranked_stars: run.rankedStars,
      passed_at: passedAt,
    });
    stars += run.rankedStars;
    reachedAt = right.at(-1)?.closedAt ?? reachedAt;
    now = run.lastClosedAt;
    if (passedAt === null) break;
    passed.add(chapterId);
    giveRewards(
      rows,
      content,
      journey,
      completedMilestones(treeOf(content.trails), chapterId, passed),
      passedAt,
    );
  }
  if (stars > 0) rows.board_score.push(boardRow(journeyBoard(quizTime.id), learnerId, stars, reachedAt));
  return now;
}

/** Adds badges and items of reached milestones, each once across difficulties. */
function giveRewards(
  rows: CrowdRows,
  { items }: CrowdContent,
  { learnerId, quizTime, given }: CrowdJourney,
  milestones: readonly string[],
  now: number,
): void {
  const grant = { learner_id: learnerId, quiz_time_id: quizTime.id, granted_at: now };
  for (const milestone of milestones) {
    if (given.has(milestone)) continue;
    given.add(milestone);
    rows.badge_grant.push({ ...grant, place_id: milestone });
    for (const { id, unlocked_at: from } of items)
      if (from === milestone) rows.item_grant.push({ ...grant, item_id: id });
  }
}
