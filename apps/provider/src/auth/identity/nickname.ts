import { randomInt } from 'node:crypto';

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** First words of generated nicknames: kind qualities. */
const virtues = wordsOf(`
  Brave Bright Calm Careful Caring Cheerful Curious Eager Fair Friendly Generous Gentle Glad Grateful Helpful Honest
  Hopeful Humble Joyful Kind Loyal Modest Nimble Patient Peaceful Polite Quiet Sincere Steady Sunny Thankful Thoughtful
  Truthful Warm Willing Wise
`);

/** Second words: places and things of nature. Nothing sacred, no person, no weapon. */
const things = wordsOf(`
  Acacia Almond Breeze Brook Canyon Cedar Cloud Comet Coral Cypress Dawn Delta Dune Falcon Fern Fig Finch Garden Gazelle
  Harbour Harvest Heron Hill Horizon Ibex Island Jasmine Lagoon Lark Meadow Mint Moon Oasis Olive Orchard Oryx Palm Pearl
  Pebble Pine Planet Pomegranate Rain River Sail Sapling Sparrow Spring Star Stream Sunrise Swallow Terrace Valley Wave
  Willow
`);

/**
 * A nickname of two words for a learner who has not chosen one: never anything of a real name. `numbered` adds
 * a number, for when the words alone are taken.
 */
export function madeUpNickname(numbered: boolean): string {
  const words = `${oneOf(virtues)} ${oneOf(things)}`;
  return numbered ? `${words} ${randomInt(2, 10_000)}` : words;
}

function oneOf(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? '';
}
