import { type FieldPath, type Located, problemAt } from '../files/located.ts';
import { inside, type PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../model/problem.ts';

/** Minimum sample size for a meaningful share. */
const leastQuestions = 5;
const mostInOnePosition = 0.4;
const mostLongest = 0.4;
const mostOfOneTruth = 0.7;

interface Choice {
  readonly at: Located<unknown>;
  readonly path: FieldPath;
  readonly position: number;
  readonly longest: boolean;
}

/** Position, length and the share of "true" must not give the right answers away in a sub-trail. */
export function checkAnswerBias(files: PackFiles): Problem[] {
  return files.subTrails.flatMap((subTrail) => {
    const chapters = inside(files.chapters, subTrail);
    return [...choiceBias(multipleChoices(chapters)), ...truthBias(chapters)];
  });
}

type Chapters = PackFiles['chapters'];

function multipleChoices(chapters: Chapters): Choice[] {
  return chapters.flatMap((at) =>
    at.value.questions.flatMap((question, index) => {
      if (question.type !== 'multiple_choice') return [];
      const others = question.choices.filter(({ text }) => text !== question.answer);
      const longest = others.every(({ text }) => text.length < question.answer.length);
      return [
        {
          at,
          path: ['questions', index, 'answer'],
          position: question.choices.findIndex(({ text }) => text === question.answer),
          longest,
        },
      ];
    }),
  );
}

function choiceBias(choices: readonly Choice[]): Problem[] {
  if (choices.length < leastQuestions) return [];
  const positions = [0, 1, 2, 3].flatMap((position) =>
    tooMany(
      choices,
      (choice) => choice.position === position,
      mostInOnePosition,
      `the right answer is choice ${position + 1}`,
      'Move some right answers to another place.',
    ),
  );
  const lengths = tooMany(
    choices,
    (choice) => choice.longest,
    mostLongest,
    'the right answer is the longest',
    'Make some wrong choices as long as the right one.',
  );
  return [...positions, ...lengths];
}

function truthBias(chapters: Chapters): Problem[] {
  const statements = chapters.flatMap((at) =>
    at.value.questions.flatMap((question, index) =>
      question.type === 'true_or_false'
        ? [{ at, path: ['questions', index, 'answer'], answer: question.answer }]
        : [],
    ),
  );
  if (statements.length < leastQuestions) return [];
  return [true, false].flatMap((truth) =>
    tooMany(
      statements,
      ({ answer }) => answer === truth,
      mostOfOneTruth,
      `the statement is ${truth}`,
      'Turn some statements round.',
    ),
  );
}

function tooMany<T extends { readonly at: Located<unknown>; readonly path: FieldPath }>(
  all: readonly T[],
  matches: (one: T) => boolean,
  share: number,
  what: string,
  fix: string,
): Problem[] {
  const found = all.filter(matches);
  const last = found.at(-1);
  if (last === undefined || found.length / all.length <= share) return [];
  return [
    problemAt(
      last.at,
      last.path,
      `${what} in ${found.length} of ${all.length} questions of the sub-trail`,
      fix,
    ),
  ];
}
