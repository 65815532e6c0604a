import { problemAt, type Located } from '../files/located.ts';
import { folderOf, type PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import type { ChapterFile } from '../schemas/journey-schema.ts';
import { questionTypes } from '../schemas/question-schema.ts';

/** Each chapter has one question of each type, and the next chapter has them in another order. */
export function checkOneOfEachType(files: PackFiles): Problem[] {
  return [
    ...files.chapters.flatMap(missingAndSpare),
    ...files.chapters.flatMap((chapter) => sameOrder(chapter, files.chapters)),
  ];
}

function missingAndSpare(chapter: Located<ChapterFile>): Problem[] {
  const types = chapter.value.questions.map((question) => question.type);
  const missing = questionTypes
    .filter((type) => !types.includes(type))
    .map((type) =>
      problemAt(
        chapter,
        ['questions'],
        `the chapter has no ${type} question`,
        'Add one: a chapter has one question of each type.',
      ),
    );
  const spare = types.flatMap((type, index) =>
    types.indexOf(type) === index
      ? []
      : [
          problemAt(
            chapter,
            ['questions', index, 'type'],
            `the chapter has a second ${type} question`,
            'Remove one: a chapter has one question of each type.',
          ),
        ],
  );
  return [...missing, ...spare];
}

function sameOrder(chapter: Located<ChapterFile>, all: readonly Located<ChapterFile>[]): Problem[] {
  const previous = all.find(
    (other) => folderOf(other) === folderOf(chapter) && other.value.order === chapter.value.order - 1,
  );
  if (previous === undefined || typesOf(previous) !== typesOf(chapter)) return [];
  return [
    problemAt(
      chapter,
      ['questions'],
      'the question types come in the same order as in the chapter before',
      'Move the first question to the end, so that children meet a new order.',
    ),
  ];
}

function typesOf(chapter: Located<ChapterFile>): string {
  return chapter.value.questions.map((question) => question.type).join(' ');
}
