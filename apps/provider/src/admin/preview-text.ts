import { ContentError, NoTextError, readText } from '@sirah-trails/content-pack';
import { entryRows } from '../content-import/entry-rows.ts';
import { servedQuestion } from '../content-import/journey-rows.ts';
import { bookRows } from '../content-import/library-rows.ts';
import { publicQuestion } from '../domain/questions/questions.ts';
import { presentPage } from '../reader/books.ts';
import { presentPerson, presentTerm } from '../reader/entries.ts';

type ShownText = Awaited<ReturnType<typeof readText>>;
type Chapter = Extract<ShownText, { kind: 'chapter' }>['chapter'];

/**
 * Preview of one pack file in the contract's shapes: a text, or its problems, one per line. `no-text` means
 * that the path leads to no text. Rejects with the file system's error.
 */
export async function previewText(directory: string, file: string) {
  try {
    return presentText(await readText(directory, file));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const kind = error instanceof NoTextError ? ('no-text' as const) : ('refused' as const);
    return { kind, problems: error.message };
  }
}

function presentText(text: ShownText) {
  const { kind } = text;
  switch (kind) {
    case 'page': {
      const { quiet, thinkFurther, twoReports } = text.book;
      const pages = bookRows({ books: [text.book], worlds: [] }).pages.map(presentPage);
      return {
        kind,
        number: text.number,
        book: { quiet, think_further: thinkFurther, two_reports: twoReports, pages },
      };
    }
    case 'person':
      return { kind, entry: presentPerson(first(entryRows({ people: [text.person], terms: [] }).people)) };
    case 'term':
      return { kind, entry: presentTerm(first(entryRows({ people: [], terms: [text.term] }).terms)) };
    case 'chapter':
      return { kind, title: text.chapter.title, questions: presentQuestions(text.chapter) };
  }
}

function presentQuestions({ questions }: Chapter) {
  return questions.map((question) => {
    const { id, type, hint, explanation, references } = question;
    const content = publicQuestion(servedQuestion(question), 'preview');
    return { id, type, content, hint, explanation, references };
  });
}

function first<T>([found]: readonly T[]): T {
  if (found === undefined) throw new Error('The list is empty.');
  return found;
}
