import { assembleBooks, assemblePeople, assembleTerms } from './assemble/assemble-library.ts';
import { assembleChapter } from './assemble/assemble-worlds.ts';
import { createPackRenderer, type PackRenderer } from './assemble/pack-renderer.ts';
import type { Located } from './files/located.ts';
import { inside, type PackFiles, readPackFiles } from './files/pack-files.ts';
import { type PackFolder, readPackFolder } from './files/pack-folder.ts';
import type { Book, Chapter, Entry, Person } from './model/pack.ts';
import { ContentError, type Problem } from './model/problem.ts';
import { checkPack } from './rules/check-pack.ts';

/** A pack file's content as learners see it. */
export type ShownText =
  | { readonly kind: 'page'; readonly book: Book; readonly number: number }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'term'; readonly term: Entry }
  | { readonly kind: 'chapter'; readonly chapter: Chapter };

/** The path has no file, or a file without its own text. */
export class NoTextError extends ContentError {
  override readonly name = 'NoTextError';
}

/**
 * Reads, checks and renders a file's text in the pack in `directory`; `file` is a path inside the pack, with forward slashes.
 * Ignores problems in other files unless the text depends on them. Throws `NoTextError`, `ContentError` with the problems, or
 * the file system's error.
 */
export async function readText(directory: string, file: string): Promise<ShownText> {
  return textFromFolder(await readPackFolder(directory), file);
}

/** Like `readText()`, for a pack in memory. Throws `NoTextError` and `ContentError`. */
export function textFromFolder(folder: PackFolder, file: string): ShownText {
  if (!folder.has(file)) throw noText(file, 'there is no such file', 'Give the path of a file of the pack.');
  const { files, problems } = readPackFiles(folder);
  const found = [...problems, ...checkPack(files, problems.length === 0)];
  const own = found.filter((problem) => problem.file === file);
  if (own.length > 0) throw new ContentError(own);
  const text = renderText(files, file);
  if (text) return text;
  if (found.length > 0) throw new ContentError(found);
  const fix = 'Give a page of a book, a person, a term or a chapter.';
  throw noText(file, 'the preview does not show this file', fix);
}

function renderText(files: PackFiles, file: string): ShownText | undefined {
  if (!files.honorifics) return undefined;
  const text = createPackRenderer(files, files.honorifics.value);
  const chapter = the(file, files.chapters);
  if (chapter) return { kind: 'chapter', chapter: assembleChapter(chapter, text) };
  const people = files.people.filter((at) => at.file === file);
  const [person] = assemblePeople({ ...files, people }, text);
  if (person) return { kind: 'person', person };
  const terms = files.terms.filter((at) => at.file === file);
  const [term] = assembleTerms({ ...files, terms }, text);
  return term ? { kind: 'term', term } : pageOf(files, file, text);
}

function pageOf(files: PackFiles, file: string, text: PackRenderer): ShownText | undefined {
  const page = the(file, files.pages);
  const books = files.books.filter((at) => page && inside([page], at).length > 0);
  const [book] = assembleBooks({ ...files, books }, text);
  return page && book && { kind: 'page', book, number: page.value.number };
}

function the<T>(file: string, located: readonly Located<T>[]): Located<T> | undefined {
  return located.find((at) => at.file === file);
}

function noText(file: string, what: string, fix: string): NoTextError {
  const problem: Problem = { file, line: 1, what, fix };
  return new NoTextError([problem]);
}
