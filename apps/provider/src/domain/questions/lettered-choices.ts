import type { MultipleChoice } from '../../content/pack.ts';
import { seededDraw, shuffle } from '../seeded-shuffle.ts';

/** One choice as this run shows it. */
export interface LetteredChoice {
  readonly letter: string;
  readonly label: string;
}

/** The choices in the run's order; letters are given after the shuffle, so that a letter says nothing of the pack. */
export function letteredChoices(question: MultipleChoice, seed: string): LetteredChoice[] {
  const draw = seededDraw(`${seed}:${question.id}`);
  return shuffle(question.choices, draw).map((label, index) => ({ letter: letterAt(index), label }));
}

function letterAt(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
