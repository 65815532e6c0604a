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
  readonly rounds: ReadonlyMap<number, readonly string[]>;
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
  const rounds = new Map<number, string[]>();
  for (const [index, share] of players.entries())
    if (draw(100) < share) rounds.set(index + 1, planRounds(draw));
  const playsEndless = rounds.size === 0 || draw(100) < endlessPlayers;
  return {
    nickname,
    joinedDaysAgo: 2 + draw(180),
    rounds,
    endlessScore: playsEndless ? 1 + draw(mostEndlessScore) : 0,
    draw,
  };
}

/** Every chapter but the last one is passed: it opens the next. */
function planRounds(draw: Draw): string[] {
  const chapters = 1 + draw(mostChapters);
  return Array.from({ length: chapters }, (_, index) => {
    const least = index < chapters - 1 ? rules.starsToPass : 1;
    return planRound(draw, least + draw(rules.mostStars - least + 1));
  });
}

/** The right answers first, so that the lives always last for the stars. */
function planRound(draw: Draw, stars: number): string {
  const missed = 't'.repeat(rules.mostStars - stars);
  if (stars < rules.starsToPass) return `${'r'.repeat(stars)}${missed}`;
  const place = draw(stars + 1);
  return `${'r'.repeat(place)}${missed}${'r'.repeat(stars - place)}`;
}
