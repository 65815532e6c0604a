import { type FieldPath, type Located, problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { comparisonKey } from '../model/comparison-key.ts';
import { answerTexts } from '../files/pack-texts.ts';
import type { Problem } from '../model/problem.ts';
import type { QuestionFields } from '../schemas/journey-schemas.ts';
import { contentWords, countSentences } from '../text/words.ts';

type MultipleChoice = Extract<QuestionFields, { type: 'multiple_choice' }>;

/** Minimum length difference, in letters, that makes an option conspicuous. */
const leastGap = 8;

/** "It begins with H", "the first letter is an H", "has a Z at the end". */
const letters = [
  /\b(?:first|last) letters?\b/i,
  /\b(?:[Bb]egins?|[Ss]tarts?|[Ee]nds?) (?:and ends? )?with (?:an? |the (?:same )?letters? )?["“'‘]?[A-Z](?!['’]?\p{L})/u,
  /\b(?:begins?|starts?|ends?) (?:and ends? )?with the (?:same )?letter\b/i,
  /\b(?:an?|the letter) ["“'‘]?[A-Z]["”'’]? at the (?:beginning|start|end)\b/,
];

/** A rule for a question's text. */
interface TextRule {
  readonly field: string;
  /** The problem; null when the rule holds. */
  readonly wrong: (question: QuestionFields) => string | null;
  readonly fix: string;
}

const mostSentences = 3;

const textRules: readonly TextRule[] = [
  {
    field: 'answer',
    wrong: (question) =>
      question.type !== 'multiple_choice' ||
      question.choices.some(({ text }) => looksSame(text, question.answer))
        ? null
        : `the answer "${question.answer}" is not one of the choices`,
    fix: 'Write it exactly as it stands among the choices.',
  },
  {
    field: 'image',
    wrong: ({ image, image_alt: alt }) =>
      image === undefined || alt !== undefined
        ? null
        : 'the picture has no words for children who cannot see it',
    fix: 'Add image_alt.',
  },
  {
    field: 'layer',
    wrong: ({ image = '', layer }) =>
      layer === undefined || [image, layer].every((path) => path.startsWith('art/maps/'))
        ? null
        : 'the layer does not belong to a map',
    fix: 'Choose "image" and "layer" from art/maps.',
  },
  { field: 'choices', wrong: mixedKinds, fix: 'Offer four of one kind, such as four cities.' },
  {
    field: 'answer',
    wrong: (question) =>
      question.type === 'multiple_choice' && standsOut(question)
        ? 'the length of the right choice gives it away'
        : null,
    fix: 'Make the choices about equally long.',
  },
  {
    field: 'explanation',
    wrong: (question) =>
      addedWords(question).length > 0 ? null : 'the explanation adds no word to the question and its answer',
    fix: 'Tell something that a child who answered right does not know yet.',
  },
  {
    field: 'hint',
    wrong: ({ hint }) =>
      letters.some((pattern) => pattern.test(hint)) ? 'the hint names a letter of the answer' : null,
    fix: 'Speak of its meaning, or of where a page tells of it.',
  },
  {
    field: 'explanation',
    wrong: ({ explanation }) => {
      const sentences = countSentences(explanation);
      return sentences <= mostSentences ? null : `the explanation has ${sentences} sentences`;
    },
    fix: 'Say it in one to three sentences.',
  },
];

/**
 * Question texts follow the rules above: neither kind nor length gives the right choice away, an explanation briefly adds
 * information, and a hint does not spell the answer.
 */
export function checkQuestionTexts({ chapters }: PackFiles): Problem[] {
  return textRules.flatMap(({ field, wrong, fix }) =>
    chapters.flatMap((at) =>
      at.value.questions.flatMap((question, index) => {
        const what = wrong(question);
        return what === null ? [] : [problemAt(at, ['questions', index, field], what, fix)];
      }),
    ),
  );
}

function mixedKinds(question: QuestionFields): string | null {
  if (question.type !== 'multiple_choice') return null;
  const kinds = [...new Set(question.choices.map(({ kind }) => kind))];
  return kinds.length === 1 ? null : `the choices are of different kinds: ${kinds.join(', ')}`;
}

function standsOut({ choices, answer }: MultipleChoice): boolean {
  const others = choices.filter(({ text }) => !looksSame(text, answer)).map(({ text }) => text.length);
  const { length } = answer;
  const longest = Math.max(...others);
  const shortest = Math.min(...others);
  const longer = length >= longest * 1.5 && length - longest >= leastGap;
  return longer || (length * 1.5 <= shortest && shortest - length >= leastGap);
}

/** New words in the explanation, absent from question and options. */
export function addedWords(question: QuestionFields): string[] {
  const known = contentWords([question.question, ...answerTexts(question).map(([, text]) => text)].join(' '));
  return [...contentWords(question.explanation)].filter((word) => !known.has(word));
}

type Option = readonly [path: FieldPath, text: string];

/** A question's options have different texts. */
export function checkQuestionOptions(files: PackFiles): Problem[] {
  return files.chapters.flatMap((chapter) =>
    chapter.value.questions.flatMap((question, index) => {
      const base = ['questions', index] as const;
      return optionLists(question).flatMap((options) => repeated(chapter, base, options));
    }),
  );
}

function looksSame(one: string, other: string): boolean {
  return comparisonKey(one) === comparisonKey(other);
}

function optionLists(question: QuestionFields): Option[][] {
  switch (question.type) {
    case 'multiple_choice':
      return [question.choices.map(({ text }, index) => [['choices', index], text])];
    case 'drag_and_drop':
      return [question.steps.map((step, index) => [['steps', index], step])];
    case 'matchup_words':
      return [
        question.pairs.map((pair, index) => [['pairs', index, 'left'], pair.left]),
        question.pairs.map((pair, index) => [['pairs', index, 'right'], pair.right]),
      ];
    case 'true_or_false':
    case 'unscramble_words':
      return [];
  }
}

function repeated(chapter: Located<unknown>, base: FieldPath, options: readonly Option[]): Problem[] {
  const seen = options.map(([, text]) => comparisonKey(text));
  return options.flatMap(([path, text], index) =>
    seen.indexOf(comparisonKey(text)) === index
      ? []
      : [
          problemAt(
            chapter,
            [...base, ...path],
            `"${text}" stands twice among the options`,
            'Make each option different.',
          ),
        ],
  );
}

/** A word to unscramble is a glossary term and never a protected name. Its question and earlier questions in the chapter must not show it. */
export function checkScrambleWords(files: PackFiles): Problem[] {
  const titles = new Set(files.terms.map((term) => term.value.title.toLowerCase()));
  const names = new Set(
    Object.values(files.honorifics?.value.names ?? {}).flatMap((group) => group.map(comparisonKey)),
  );
  return files.chapters.flatMap((chapter) =>
    chapter.value.questions.flatMap((question, index) => {
      if (question.type !== 'unscramble_words') return [];
      const word = question.word.toLowerCase();
      const earlier = chapter.value.questions
        .slice(0, index)
        .findIndex((other) => showsAnywhere(other, word));
      const report = (field: string, what: string, fix: string) => [
        problemAt(chapter, ['questions', index, field], what, fix),
      ];
      return [
        ...(names.has(word)
          ? report(
              'word',
              `"${question.word}" is a protected name`,
              'Choose another word: a revered name is never scrambled.',
            )
          : []),
        ...(titles.has(word)
          ? []
          : report(
              'word',
              `"${question.word}" is not a glossary term`,
              'Choose a term of the glossary, or add this one.',
            )),
        ...(earlier < 0
          ? []
          : report(
              'word',
              `question ${earlier + 1} of the chapter shows "${question.word}" before it is asked for`,
              'Choose a term that no earlier question shows, or move this question up.',
            )),
        ...(shows(question.question, word)
          ? report(
              'question',
              `the question shows its own answer, "${question.word}"`,
              'Describe the word instead.',
            )
          : []),
        ...(shows(question.hint, word)
          ? report(
              'hint',
              `the hint shows the answer, "${question.word}"`,
              'Let the hint narrow the choice, not tell.',
            )
          : []),
      ];
    }),
  );
}

function showsAnywhere(question: QuestionFields, word: string): boolean {
  const options = answerTexts(question).map(([, text]) => text);
  return [question.question, question.hint, question.explanation, ...options].some((text) =>
    shows(text, word),
  );
}

function shows(text: string, word: string): boolean {
  return new RegExp(`\\b${word}(?:e?s)?\\b`, 'i').test(text);
}
