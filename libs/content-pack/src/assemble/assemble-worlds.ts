import type { Located } from '../files/located.ts';
import { comparisonKey } from '../model/comparison-key.ts';
import { inside, type PackFiles } from '../files/pack-files.ts';
import type { Chapter, Question, Quote, Reference, SubTrail, World } from '../model/pack.ts';
import type { ChapterFile, QuestionFields, SubTrailFile, WorldFile } from '../schemas/journey-schemas.ts';
import type { PackRenderer } from './pack-renderer.ts';

/** Worlds with ordered sub-trails, chapters and questions. */
export function assembleWorlds(files: PackFiles, text: PackRenderer): World[] {
  return inOrder(files.worlds).map((world) => {
    const { id, order, name, theme, art, quotes } = world.value;
    return {
      id,
      order,
      name: text.plain(name),
      theme,
      art: { background: art.background, floatingIsland: art.floating_island, map: art.map },
      quotes: quotes.map((quote) => assembleQuote(quote, text)),
      subTrails: inOrder(inside(files.subTrails, world)).map((subTrail) =>
        assembleSubTrail(subTrail, files, text),
      ),
    };
  });
}

function assembleSubTrail(subTrail: Located<SubTrailFile>, files: PackFiles, text: PackRenderer): SubTrail {
  const { id, order, title, anchor, book } = subTrail.value;
  const chapters = inOrder(inside(files.chapters, subTrail)).map((chapter) => assembleChapter(chapter, text));
  return { id, order, title: text.plain(title), anchor, bookId: book, chapters };
}

/** A chapter with ordered questions. */
export function assembleChapter(at: Located<ChapterFile>, text: PackRenderer): Chapter {
  const { id, order, title, quiet, book_pages: bookPages, learnt, questions } = at.value;
  return {
    id,
    order,
    title: text.plain(title),
    quiet,
    bookPages,
    learnt: learnt === undefined ? null : text.plain(learnt),
    questions: questions.map((question, index) =>
      assembleQuestion(question, index + 1, text, text.cite(at, question.facts)),
    ),
  };
}

function assembleQuote(quote: WorldFile['quotes'][number], text: PackRenderer): Quote {
  const { type, image, title, description, references } = quote;
  return {
    type,
    image: image ?? null,
    title: text.plain(title),
    descriptionHtml: text.html(description),
    references: text.references(references),
  };
}

function assembleQuestion(
  fields: QuestionFields,
  order: number,
  { plain }: PackRenderer,
  references: readonly Reference[],
): Question {
  const { id, image, layer, image_alt: imageAlt, tags, sensitivity } = fields;
  const base = {
    id,
    order,
    question: plain(fields.question),
    image: image ?? null,
    ...(layer !== undefined && { imageLayer: layer }),
    imageAlt: plain(imageAlt ?? ''),
    hint: plain(fields.hint),
    explanation: plain(fields.explanation),
    references,
    tags,
    sensitivity,
  };
  switch (fields.type) {
    case 'multiple_choice':
      return {
        ...base,
        type: fields.type,
        choices: fields.choices.map(({ text: words }) => plain(words)),
        // As the choice writes it: spaces and accents may be encoded in another way.
        answer: plain(choiceOf(fields)),
      };
    case 'true_or_false':
      return { ...base, type: fields.type, answer: fields.answer };
    case 'drag_and_drop':
      return { ...base, type: fields.type, steps: fields.steps.map(plain) };
    case 'matchup_words':
      return {
        ...base,
        type: fields.type,
        pairs: fields.pairs.map(({ left, right }) => ({ left: plain(left), right: plain(right) })),
      };
    case 'unscramble_words':
      return { ...base, type: fields.type, word: fields.word };
  }
}

function inOrder<T extends { readonly order: number }>(located: readonly Located<T>[]): Located<T>[] {
  return [...located].sort((a, b) => a.value.order - b.value.order);
}

function choiceOf({
  choices,
  answer,
}: {
  choices: readonly { readonly text: string }[];
  answer: string;
}): string {
  return choices.find(({ text }) => comparisonKey(text) === comparisonKey(answer))?.text ?? answer;
}
