const firstWords = [
  ['Patient', 'Gentle', 'Thankful', 'Honest', 'Kind', 'Cheerful', 'Helpful', 'Hopeful'],
  ['Golden', 'Amber', 'Rainy', 'Sunny', 'Starry', 'Breezy', 'Leafy', 'Snowy'],
].flat();

const secondWords = [
  ['Gazelle', 'Hoopoe', 'Oryx', 'Turtle', 'Falcon', 'Dolphin'],
  ['Oasis', 'Valley', 'Meadow', 'Harbour', 'Lantern', 'Acacia'],
].flat();

/** With the dozen named learners there are 200. */
const crowdSize = 188;

/** Nicknames of two words: a virtue or the weather, and an animal or a place. Nobody's name, and no two alike. */
export const crowdNicknames: readonly string[] = Array.from({ length: crowdSize }, (_, index) => {
  const first = firstWords[index % firstWords.length];
  const second = secondWords[(Math.floor(index / firstWords.length) + index) % secondWords.length];
  return `${first} ${second}`;
});
