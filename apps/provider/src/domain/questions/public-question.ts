import type { DragAndDrop, MatchupWords, MultipleChoice, Question } from '../../content/pack.ts';
import { seededDraw, shuffle, shuffleApart } from '../seeded-shuffle.ts';
import { letteredChoices } from './lettered-choices.ts';
import { scrambledLetters } from './scrambled-letters.ts';

interface PublicBase {
  question: string;
  image: string | null;
  image_alt: string;
}

export interface PublicMultipleChoice extends PublicBase {
  choices: Record<string, string>;
}

export interface PublicDragAndDrop extends PublicBase {
  options: string[];
}

export interface PublicMatchupWords extends PublicBase {
  options: Record<string, string>;
  left: string[];
  right: string[];
}

export interface PublicUnscrambleWords extends PublicBase {
  words: string[];
}

/** What a learner may see of a question. */
export type PublicQuestion =
  PublicBase | PublicMultipleChoice | PublicDragAndDrop | PublicMatchupWords | PublicUnscrambleWords;

/**
 * What may leave of a question while it is open (T18). It lists every field that leaves, so that a new field of the pack
 * stays inside until somebody lists it.
 *
 * @param seed the run's seed: the same run always shows the same order
 */
export function publicQuestion(question: Question, seed: string): PublicQuestion {
  switch (question.type) {
    case 'multiple_choice':
      return publicMultipleChoice(question, seed);
    case 'true_or_false':
      return publicBase(question);
    case 'drag_and_drop':
      return publicDragAndDrop(question, seed);
    case 'matchup_words':
      return publicMatchupWords(question, seed);
    case 'unscramble_words':
      return { ...publicBase(question), words: scrambledLetters(question, seed) };
  }
}

function publicBase({ question, image, imageAlt }: Question): PublicBase {
  return { question, image, image_alt: imageAlt };
}

function publicMultipleChoice(question: MultipleChoice, seed: string): PublicMultipleChoice {
  const choices = letteredChoices(question, seed).map(({ letter, label }) => [letter, label]);
  return { ...publicBase(question), choices: Object.fromEntries(choices) };
}

function publicDragAndDrop(question: DragAndDrop, seed: string): PublicDragAndDrop {
  const draw = seededDraw(`${seed}:${question.id}`);
  const options = shuffleApart(question.steps, draw, (left, right) => left === right);
  return { ...publicBase(question), options };
}

function publicMatchupWords(question: MatchupWords, seed: string): PublicMatchupWords {
  const draw = seededDraw(`${seed}:${question.id}`);
  const pairs = shuffle(question.pairs, draw);
  const left = pairs.map((pair) => pair.left);
  const right = shuffleApart(
    pairs.map((pair) => pair.right),
    draw,
    (one, other) => one === other,
  );
  return { ...publicBase(question), options: bothSides(left, right), left, right };
}

/** Numeric keys for the question side, letters for the answer side, as B3 spells it. */
function bothSides(left: readonly string[], right: readonly string[]): Record<string, string> {
  return Object.fromEntries([
    ...left.map((text, index) => [String(index + 1), text]),
    ...right.map((text, index) => [String.fromCharCode('a'.charCodeAt(0) + index), text]),
  ]);
}
