import type { FactReference } from '../facts/fact-list.ts';
import { type CitedWorks, singlePlaces } from '../facts/works.ts';
import { standsIn } from './plain-arabic.ts';
import type { PlacedText } from './read-texts.ts';

/** The texts of the works, by their word in fact lists. */
export type Texts = ReadonlyMap<string, PlacedText>;

/** What the texts lack for `reference`, in a sentence; undefined when all its words stand at its place. */
export function lackOf(
  { work, place, words }: FactReference,
  texts: Texts,
  works: CitedWorks,
): string | undefined {
  const text = texts.get(work);
  if (!text) return `there is no text of ${work} (${works.get(work)?.text ?? work})`;
  const found = singlePlaces(place).map((single) => text.get(single));
  if (found.includes(undefined)) return `${work} has no ${place}`;
  const missing = words.filter((word) => !standsIn(found.join(' '), word));
  return missing.length === 0
    ? undefined
    : `${work} ${place} has no ${missing.map((word) => `"${word}"`).join(', ')}`;
}
