import { answerTexts } from '../files/answer-texts.ts';
import { problemAt, type Located } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import type { ChapterFile } from '../schemas/journey-schema.ts';
import type { QuestionFields } from '../schemas/question-schema.ts';

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
    at.value.questions.map((question, index) => ({ at, index, words: wordsOf(question) })),
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

/** The two questions of one type that share most words, with the share. */
export function closestQuestions({ chapters }: PackFiles): string {
  const asked = chapters
    .flatMap(({ value }) => value.questions)
    .map((question) => ({ question, words: wordsOf(question) }));
  const pairs = asked.flatMap((one, place) =>
    asked
      .slice(0, place)
      .filter((other) => other.question.type === one.question.type)
      .map((other) => ({
        ids: `${other.question.id} and ${one.question.id}`,
        share: likeness(other.words, one.words),
      })),
  );
  const closest = pairs.toSorted((a, b) => b.share - a.share)[0];
  return closest === undefined
    ? 'none'
    : `${closest.ids} share ${Math.round(closest.share * 100)} % of their words`;
}

function typeOf({ at, index }: Asked): string | undefined {
  return at.value.questions[index]?.type;
}

function wordsOf(question: QuestionFields): Set<string> {
  const options = question.type === 'unscramble_words' ? [] : answerTexts(question).map(([, text]) => text);
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
