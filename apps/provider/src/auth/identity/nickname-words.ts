const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** First words of generated nicknames: kind qualities. */
export const virtues = wordsOf(`
  Brave Bright Calm Careful Caring Cheerful Curious Eager Fair Friendly Generous Gentle Glad Grateful Helpful Honest
  Hopeful Humble Joyful Kind Loyal Modest Nimble Patient Peaceful Polite Quiet Sincere Steady Sunny Thankful Thoughtful
  Truthful Warm Willing Wise
`);

/** Second words: places and things of nature. Nothing sacred, no person, no weapon. */
export const things = wordsOf(`
  Acacia Almond Breeze Brook Canyon Cedar Cloud Comet Coral Cypress Dawn Delta Dune Falcon Fern Fig Finch Garden Gazelle
  Harbour Harvest Heron Hill Horizon Ibex Island Jasmine Lagoon Lark Meadow Mint Moon Oasis Olive Orchard Oryx Palm Pearl
  Pebble Pine Planet Pomegranate Rain River Sail Sapling Sparrow Spring Star Stream Sunrise Swallow Terrace Valley Wave
  Willow
`);
