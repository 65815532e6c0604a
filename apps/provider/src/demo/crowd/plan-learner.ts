import { rules } from '../../domain/rules.ts';
import { type Draw, seededDraw } from '../../domain/seeded-shuffle.ts';

/** What one learner of the crowd has done. */
export interface PlannedLearner {
  readonly nickname: string;
  readonly joinedDaysAgo: number;
  /**
   * Chapters in order by difficulty, from 1; a letter for each question: `r` right at once, `w` right after a wrong
   * answer, `t` out of time.
   */
  readonly runs: ReadonlyMap<number, readonly string[]>;
  /** Right answers in a row in endless mode; 0 for a learner who has not played it. */
  readonly endlessScore: number;
  /** Chooses heads, clothes and the like: the same numbers at every start. */
  readonly draw: Draw;
}

/** How many of a hundred learners play a difficulty, from 1. */
const players = [70, 35, 25, 20];
const mostChapters = 5;
const mostEndlessScore = 20;
const endlessPlayers = 60;

/** What the learner has done: for the same nickname always the same. */
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

/** Every chapter but the last one is passed: it opens the next. */
function planRuns(draw: Draw): string[] {
  const chapters = 1 + draw(mostChapters);
  return Array.from({ length: chapters }, (_, index) => {
    const least = index < chapters - 1 ? rules.starsToPass : 1;
    return planRun(draw, least + draw(rules.mostStars - least + 1));
  });
}

/** The right answers first, so that the lives always last for the stars. */
function planRun(draw: Draw, stars: number): string {
  const missed = 't'.repeat(rules.mostStars - stars);
  if (stars < rules.starsToPass) return `${'r'.repeat(stars)}${missed}`;
  const before = draw(stars + 1);
  return `${'r'.repeat(before)}${missed}${'r'.repeat(stars - before)}`;
}
