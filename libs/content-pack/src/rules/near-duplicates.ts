import { problemAt, type Located } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import type { ChapterFile } from '../schemas/journey-schema.ts';

/** Share of words in common from which two questions are the same to a child. */
const tooAlike = 0.8;

interface Asked {
  readonly at: Located<ChapterFile>;
  readonly index: number;
  readonly words: ReadonlySet<string>;
}

/** No two questions of one type ask nearly the same, their options included. */
export function checkNearDuplicates(files: PackFiles): Problem[] {
  const asked = files.chapters.flatMap((at) =>
    at.value.questions.map((_, index) => ({ at, index, words: wordsOf(at, index) })),
  );
  return asked.flatMap((one, place) => {
    const earlier = asked
      .slice(0, place)
      .find((other) => typeOf(other) === typeOf(one) && likeness(other.words, one.words) >= tooAlike);
    if (earlier === undefined) return [];
    const where = `${earlier.at.file}:${earlier.at.lineOf(['questions', earlier.index, 'question'])}`;
    return [
      problemAt(
        one.at,
        ['questions', one.index, 'question'],
        `the question is nearly the same as ${where}`,
        'Ask about something else.',
      ),
    ];
  });
}

function typeOf({ at, index }: Asked): string | undefined {
  return at.value.questions[index]?.type;
}

function wordsOf(at: Located<ChapterFile>, index: number): Set<string> {
  const question = at.value.questions[index];
  if (question === undefined) return new Set();
  const options =
    question.type === 'multiple_choice'
      ? question.choices
      : question.type === 'drag_and_drop'
        ? question.steps
        : question.type === 'matchup_words'
          ? question.pairs.flatMap((pair) => [pair.left, pair.right])
          : [];
  return new Set(
    [question.question, ...options]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}']+/gu) ?? [],
  );
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared || 1);
}
