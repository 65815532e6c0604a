import { inside, type PackFiles } from '../files/pack-files.ts';
import { bareText } from '../text/visible-words.ts';
import type { Warning } from './warning.ts';

const mostNames = 4;
/** Words that are written with a capital and that every reader knows. */
const known = new Set(
  'allah quran prophet muhammad islam i he him his who lord god arab arabs arabia arabic christian jews africa surah house year'.split(
    ' ',
  ),
);

/** Pages with more than four names that neither their book nor an earlier one has had. */
export function newNames(files: PackFiles): Warning[] {
  const met = new Set(known);
  return inJourney(files).flatMap((book) => {
    const pages = inside(files.pages, book).toSorted((a, b) => a.value.number - b.value.number);
    const inSentences = new Set(pages.flatMap(({ value }) => namesIn(value.body).map(keyOf)));
    return pages.flatMap((at) => {
      const fresh = [...new Set(namesIn(at.value.body, inSentences))].filter((name) => isNew(name, met));
      for (const name of fresh) for (const word of wordsOf(name)) met.add(word);
      if (fresh.length <= mostNames) return [];
      const what = `the page has ${fresh.length} new names: ${fresh.join(', ')}`;
      const fix = `Bring ${mostNames} at most, and the others on another page.`;
      return [{ kind: 'new-names' as const, file: at.file, line: at.lineOf(['body']), what, fix }];
    });
  });
}

/** The books as learners meet them. */
function inJourney({ worlds, subTrails, books }: PackFiles) {
  return worlds
    .toSorted((a, b) => a.value.order - b.value.order)
    .flatMap((world) => inside(subTrails, world).toSorted((a, b) => a.value.order - b.value.order))
    .flatMap((subTrail) => books.filter(({ value }) => value.id === subTrail.value.book));
}

/** Two names share a word, such as "Ibrahim" and "the House of Ibrahim": the second is not new. */
function isNew(name: string, met: ReadonlySet<string>): boolean {
  return !wordsOf(name).some((word) => met.has(word));
}

/**
 * The names of a text: capitals inside a sentence, and at its start those of `surely`, which are names elsewhere.
 * Small words join a name: "Zayd ibn Amr".
 */
function namesIn(body: string, surely: ReadonlySet<string> = new Set()): string[] {
  const sentences = bareText(body)
    .replace(/^#.*$/gm, '')
    .split(/[.!?:]+["”’)*]*\s|["“”]|\n\n/);
  return sentences.flatMap((sentence) => {
    const words = sentence.trim().match(/[\p{L}][\p{L}'’-]*/gu) ?? [];
    const names: string[] = [];
    for (const [index, word] of words.entries()) {
      const bare = word.replace(/['’]s$/, '');
      const isName =
        /^(?:al-)?\p{Lu}/u.test(bare) && (index > 0 || /^al-/.test(bare) || surely.has(keyOf(bare)));
      const before = words[index - 1] ?? '';
      const joined =
        names.length > 0 && (lastIs(names, before) || (/^(?:ibn|bint)$/.test(before) && index > 1));
      if (isName && joined) names.push(`${names.pop() ?? ''} ${bare}`);
      else if (isName) names.push(bare);
    }
    return names;
  });
}

function lastIs(names: readonly string[], word: string): boolean {
  return names.at(-1)?.endsWith(word.replace(/['’]s$/, '')) === true && /^(?:al-)?\p{Lu}/u.test(word);
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/^al-/, '');
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/^al-/, ''))
    .filter((word) => !/^(?:abd|abu|banu|ibn|bint|umm|sea|year)$/.test(word));
}
