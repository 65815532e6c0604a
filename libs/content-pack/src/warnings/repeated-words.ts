import { packTexts, type PackText } from '../files/pack-texts.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { bareText } from '../text/visible-words.ts';
import type { Warning } from './warning.ts';

const runLength = 7;
/** One map stands on several pages. */
const pictureWords = /^(?:image_)?alt$/;

/** Seven words in a row that stand twice in the pack: no sentence is said twice. */
export function repeatedWords(files: PackFiles): Warning[] {
  const seen = new Map<string, string>();
  return packTexts(files)
    .filter(({ path }) => !pictureWords.test(String(path.at(-1))))
    .flatMap((text) => repeatsIn(text, seen));
}

/** The first repeat of each stretch; `seen` takes the runs of this text, with their place. */
function repeatsIn({ at, path, text }: PackText, seen: Map<string, string>): Warning[] {
  const words =
    bareText(text)
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const line = at.lineOf(path);
  const found: Warning[] = [];
  let after = 0;
  for (let start = 0; start + runLength <= words.length; start += 1) {
    const run = words.slice(start, start + runLength).join(' ');
    const first = seen.get(run);
    if (first === undefined) seen.set(run, `${at.file}:${line}`);
    else if (start >= after) {
      after = start + runLength;
      found.push({
        kind: 'repeated-words',
        file: at.file,
        line,
        what: `"${run}" stands also in ${first}`,
        fix: 'Say it in other words.',
      });
    }
  }
  return found;
}
