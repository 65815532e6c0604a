import type { FieldPath, Located } from './located.ts';
import type { PackFiles } from './pack-files.ts';
import type { QuestionFields } from '../schemas/journey-schemas.ts';
import type { ActivityFile, PageFile } from '../schemas/library-schemas.ts';

/** A visible text with its source location. */
export interface PackText {
  readonly at: Located<unknown>;
  readonly path: FieldPath;
  readonly text: string;
  readonly markdown: boolean;
}

/** Every text under the writing rules. Excludes chapter and book headings. */
export function packTexts(files: PackFiles): PackText[] {
  return [
    ...[...files.pages, ...files.people, ...files.terms, ...files.activities].map((at) =>
      markdown(at, ['body'], at.value.body),
    ),
    ...[...files.people, ...files.terms, ...files.activities].map((at) =>
      plain(at, ['title'], at.value.title),
    ),
    ...files.books.flatMap((at) => [
      markdown(at, ['description'], at.value.description),
      ...optional(at, ['think_further'], at.value.think_further),
      ...at.value.two_reports.flatMap(({ about, reports }, index) => [
        plain(at, ['two_reports', index, 'about'], about),
        ...reports.map(({ text }, report) =>
          plain(at, ['two_reports', index, 'reports', report, 'text'], text),
        ),
      ]),
    ]),
    ...files.pages.flatMap(pageTexts),
    ...files.activities.flatMap(sheetTexts),
    ...files.competitions.flatMap((at) => [
      plain(at, ['name'], at.value.name),
      markdown(at, ['description'], at.value.description),
    ]),
    ...files.worlds.flatMap((at) =>
      at.value.quotes.flatMap((quote, index) => [
        plain(at, ['quotes', index, 'title'], quote.title),
        markdown(at, ['quotes', index, 'description'], quote.description),
      ]),
    ),
    ...files.chapters.flatMap((at) => optional(at, ['learnt'], at.value.learnt)),
    ...files.chapters.flatMap((at) =>
      at.value.questions.flatMap((question, index) => questionTexts(at, index, question)),
    ),
  ];
}

function pageTexts(at: Located<PageFile>): PackText[] {
  const { picture, question, simple } = at.value;
  return [
    ...optional(at, ['picture', 'alt'], picture?.alt),
    ...optional(at, ['question'], question),
    ...(simple === undefined ? [] : [markdown(at, ['simple'], simple)]),
  ];
}

function sheetTexts(at: Located<ActivityFile>): PackText[] {
  const { instructions, sheet } = at.value;
  const told = [plain(at, ['instructions'], instructions)];
  if (sheet.kind === 'maze')
    return [...told, plain(at, ['sheet', 'start'], sheet.start), plain(at, ['sheet', 'goal'], sheet.goal)];
  if (sheet.kind === 'map')
    return [
      ...told,
      ...sheet.places.map(({ name }, index) => plain(at, ['sheet', 'places', index, 'name'], name)),
    ];
  if (sheet.kind !== 'timeline') return told;
  return [
    ...told,
    ...sheet.events.map(({ text }, index) => plain(at, ['sheet', 'events', index, 'text'], text)),
  ];
}

function questionTexts(at: Located<unknown>, index: number, question: QuestionFields): PackText[] {
  const base = ['questions', index] as const;
  const { hint, explanation, image_alt: imageAlt } = question;
  return [
    plain(at, [...base, 'question'], question.question),
    plain(at, [...base, 'hint'], hint),
    plain(at, [...base, 'explanation'], explanation),
    ...optional(at, [...base, 'image_alt'], imageAlt),
    ...answerTexts(question).map(([path, text]) => plain(at, [...base, ...path], text)),
  ];
}

function plain(at: Located<unknown>, path: FieldPath, text: string): PackText {
  return { at, path, text, markdown: false };
}

function optional(at: Located<unknown>, path: FieldPath, text: string | undefined): PackText[] {
  return text === undefined ? [] : [plain(at, path, text)];
}

function markdown(at: Located<unknown>, path: FieldPath, text: string): PackText {
  return { at, path, text, markdown: true };
}

/** A question's choices, steps, pairs or word, each with its path; empty for true or false. */
export function answerTexts(question: QuestionFields): (readonly [FieldPath, string])[] {
  switch (question.type) {
    case 'multiple_choice':
      return question.choices.map(({ text }, index) => [['choices', index], text]);
    case 'drag_and_drop':
      return question.steps.map((step, index) => [['steps', index], step]);
    case 'matchup_words':
      return question.pairs.flatMap(({ left, right }, index) => [
        [['pairs', index, 'left'], left],
        [['pairs', index, 'right'], right],
      ]);
    case 'true_or_false':
      return [];
    case 'unscramble_words':
      return [[['word'], question.word]];
  }
}
