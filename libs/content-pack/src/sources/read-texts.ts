import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { CitedWork } from '../facts/fact-list.ts';

/** A work's text by locator; null when the folder has none. */
export type PlacedText = ReadonlyMap<string, string> | null;

/** A malformed source file. */
export class UnreadableText extends Error {}

/**
 * Reads the text of `work` from `folder`, recursively: a Quran from quran-json, hadiths from hadith-api (a file per hadith
 * or per edition), or OpenITI files (in one or several parts). Throws `UnreadableText`, or the file system's error.
 */
export async function readText(folder: string, work: CitedWork): Promise<PlacedText> {
  const paths = (await readdir(folder, { recursive: true })).sort().filter((path) => belongsTo(path, work));
  if (paths.length === 0) return null;
  const placed = new Map<string, string>();
  for (const path of paths) {
    const places = readers[work.kind](await readFile(join(folder, path), 'utf8'), path);
    for (const [place, text] of places) placed.set(place, `${placed.get(place) ?? ''} ${text}`);
  }
  return placed;
}

function belongsTo(path: string, { kind, text }: CitedWork): boolean {
  const name = basename(path);
  if (kind === 'page') return name.startsWith(text) && !name.endsWith('.yml');
  return kind === 'verse'
    ? name === text
    : name === `${text}.json` || (basename(dirname(path)) === text && name.endsWith('.json'));
}

type Reader = (text: string, path: string) => Iterable<readonly [place: string, text: string]>;

const readers: Readonly<Record<CitedWork['kind'], Reader>> = {
  page: readPages,
  verse: readVerses,
  hadith: readHadiths,
  entry: () => [],
};

const pageMark = /PageV(\d+)P(\d+)/;

/** OpenITI: the page mark is at the page end; `ms001` and `[2]` are transcription and footnote marks. */
function* readPages(text: string, path: string): ReturnType<Reader> {
  const parts = text.replace(/^[^]*#META#Header#End#/, '').split(pageMark);
  if (parts.length < 3) throw new UnreadableText(`${path} has no page marks such as PageV01P142.`);
  for (let index = 0; index + 2 < parts.length; index += 3) {
    const [page = '', volume, number] = parts.slice(index, index + 3);
    yield [`${Number(volume)}:${Number(number)}`, page.replace(/\bms\d+\b|\[\d+\]|[~#|%]/g, ' ')];
  }
}

const verses = z.record(
  z.string(),
  z.array(z.object({ chapter: z.number(), verse: z.number(), text: z.string() })),
);

function* readVerses(text: string, path: string): ReturnType<Reader> {
  for (const verse of Object.values(parsed(text, path, verses)).flat())
    yield [`${verse.chapter}:${verse.verse}`, verse.text];
}

const hadiths = z.object({
  hadiths: z.array(z.object({ arabicnumber: z.coerce.number(), text: z.string() })),
});

/** hadith-api: `arabicnumber` is the number cited in books; its fraction counts a hadith's chains. */
function* readHadiths(text: string, path: string): ReturnType<Reader> {
  for (const hadith of parsed(text, path, hadiths).hadiths)
    yield [String(Math.floor(hadith.arabicnumber)), hadith.text];
}

function parsed<T>(text: string, path: string, shape: z.ZodType<T>): T {
  try {
    return shape.parse(JSON.parse(text));
  } catch (error) {
    throw new UnreadableText(`${path} has not the fields of its kind: ${String(error)}`);
  }
}
