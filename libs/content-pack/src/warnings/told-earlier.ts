import type { PackFiles } from '../files/pack-files.ts';
import { type PlacedQuestion, questionsInJourney, shownTexts, soughtTexts } from '../files/questions.ts';
import { contentWords } from '../text/words.ts';
import { type RareWords, rareWords } from './rare-words.ts';
import { type Warning, warningAt } from './warning.ts';

/** Answers that an earlier stem, hint, option or explanation of the chapter tells. */
export function toldEarlier(files: PackFiles): Warning[] {
  const all = questionsInJourney(files);
  const rare = rareWords(all);
  return all.flatMap((asked) => {
    const earlier = all.filter(({ at, index }) => at === asked.at && index < asked.index);
    const told = tellingText(asked, earlier, rare);
    if (told === undefined) return [];
    return [
      warningAt('told-earlier', asked.at, ['questions', asked.index, 'question'], {
        what: `question ${told.index + 1} of the chapter tells the answer: ${told.words.join(', ')}`,
        fix: 'Move this question up, or say the earlier text in another way.',
        about: asked.question.id,
      }),
    ];
  });
}

interface Told {
  readonly index: number;
  readonly words: readonly string[];
}

function tellingText(
  { question }: PlacedQuestion,
  earlier: readonly PlacedQuestion[],
  rare: RareWords,
): Told | undefined {
  const clues = cluesOf(question, rare);
  for (const { index, question: before } of earlier)
    for (const sentence of shownTexts(before).flatMap((text) => text.split(/(?<=[.!?])\s+/))) {
      const said = contentWords(sentence);
      const clue = clues.find((words) => words.every((word) => said.has(word)));
      if (clue !== undefined) return { index, words: clue };
    }
  return undefined;
}

/** Word pairs that tell a part of the answer when a single sentence has both. */
function cluesOf(question: PlacedQuestion['question'], rare: RareWords): (readonly string[])[] {
  if (question.type === 'unscramble_words') return [];
  if (question.type !== 'multiple_choice')
    return soughtTexts(question).flatMap((text) => pairsOf(rare.in(text), nameKeys(text)));
  const others = contentWords(
    question.choices
      .filter(({ text }) => text !== question.answer)
      .map(({ text }) => text)
      .join(' '),
  );
  const only = rare.in(question.answer).filter((word) => !others.has(word));
  const stem = [...contentWords(question.question)];
  return only.flatMap((word) => stem.filter((other) => other !== word).map((other) => [word, other]));
}

/** Pairs of words, but not two parts of a name. */
function pairsOf(words: readonly string[], names: ReadonlySet<string>): (readonly string[])[] {
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => !(names.has(one) && names.has(other)))
      .map((other) => [one, other]),
  );
}

function nameKeys(text: string): Set<string> {
  const names = text.match(/(?:al-)?\p{Lu}[\p{L}'’-]*|\b(?:ibn|bint)\b/gu) ?? [];
  return contentWords(names.join(' '));
}
