import { problemAt, type Located } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import type { ChapterFile } from '../schemas/journey-schema.ts';
import type { PageFile } from '../schemas/library-schema.ts';
import { countWords } from '../text/visible-words.ts';

interface Limits {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

const page: Limits = { name: 'the page', least: 60, most: 110 };
const person: Limits = { name: "the person's text", least: 60, most: 150 };
const term: Limits = { name: "the term's text", least: 25, most: 70 };
const activity: Limits = { name: "the activity's text", least: 20, most: 80 };
const mostSentences = 3;
const mostSimpleSentences = 2;

/** Pages, people, terms and activities keep to their length in words, explanations and the lines for the youngest to theirs in sentences. */
export function checkTextLength(files: PackFiles): Problem[] {
  return [
    ...files.pages.flatMap((at) => outsideLimits(at, page)),
    ...files.people.flatMap((at) => outsideLimits(at, person)),
    ...files.terms.flatMap((at) => outsideLimits(at, term)),
    ...files.activities.flatMap((at) => outsideLimits(at, activity)),
    ...files.chapters.flatMap(longExplanations),
    ...files.pages.flatMap(longSimpleLine),
  ];
}

function outsideLimits(at: Located<{ readonly body: string }>, { name, least, most }: Limits): Problem[] {
  const words = countWords(at.value.body);
  if (words >= least && words <= most) return [];
  return [
    problemAt(at, ['body'], `${name} has ${words} words`, `Keep it between ${least} and ${most} words.`),
  ];
}

function longExplanations(chapter: Located<ChapterFile>): Problem[] {
  return chapter.value.questions.flatMap(({ explanation }, index) => {
    const sentences = countSentences(explanation);
    if (sentences <= mostSentences) return [];
    return [
      problemAt(
        chapter,
        ['questions', index, 'explanation'],
        `the explanation has ${sentences} sentences`,
        'Say it in one to three sentences.',
      ),
    ];
  });
}

function longSimpleLine(page: Located<PageFile>): Problem[] {
  const { simple = '' } = page.value;
  const sentences = countSentences(simple);
  if (sentences <= mostSimpleSentences) return [];
  const what = `the simple line has ${sentences} sentences`;
  return [problemAt(page, ['simple'], what, 'Say it in one or two short sentences.')];
}

function countSentences(text: string): number {
  return text.split(/[.!?]+["')]*(?:\s+|$)/).filter((sentence) => sentence !== '').length;
}
