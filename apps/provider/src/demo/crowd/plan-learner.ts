import { rules } from '../../domain/rules.ts';
import { type Draw, seededDraw } from '../../domain/seeded-shuffle.ts';

/** Planned games of a crowd learner. */
export interface PlannedLearner {
  readonly nickname: string;
  readonly joinedDaysAgo: number;
  /**
   * Chapters in order by difficulty (from 1), with a letter per question: `r` right, `w` wrong then right,
   * `t` timed out.
   */
  readonly runs: ReadonlyMap<number, readonly string[]>;
  /** Consecutive right answers in endless mode; 0 for no game. */
  readonly endlessScore: number;
  /** Seeded by the nickname, so that avatars stay the same at every start. */
  readonly draw: Draw;
}

/** Percentage of learners per difficulty, from 1. */
const players = [70, 35, 25, 20];
const mostChapters = 5;
const mostEndlessScore = 20;
const endlessPlayers = 60;

/** Plans a learner's games; the same nickname gives the same plan. */
export function planLearner(nickname: string): PlannedLearner {
  const draw = seededDraw(`crowd:${nickname}`);
  const runs = new Map<number, string[]>();
  for (const [index, share] of players.entries()) if (draw(100) < share) runs.set(index + 1, planRuns(draw));
  const playsEndless = runs.size === 0 || draw(100) < endlessPlayers;
  return {
    nickname,
    joinedDaysAgo: 2 + draw(180),
    runs,
    endlessScore: playsEndless ? 1 + draw(mostEndlessScore) : 0,
    draw,
  };
}

/** Passes every chapter except perhaps the last, because passing unlocks the next. */
function planRuns(draw: Draw): string[] {
  const chapters = 1 + draw(mostChapters);
  return Array.from({ length: chapters }, (_, index) => {
    const least = index < chapters - 1 ? rules.starsToPass : 1;
    return planRun(draw, least + draw(rules.mostStars - least + 1));
  });
}

/** Puts right answers first, so that the lives suffice for the stars. */
function planRun(draw: Draw, stars: number): string {
  const missed = 't'.repeat(rules.mostStars - stars);
  if (stars < rules.starsToPass) return `${'r'.repeat(stars)}${missed}`;
  const before = draw(stars + 1);
  return `${'r'.repeat(before)}${missed}${'r'.repeat(stars - before)}`;
}
