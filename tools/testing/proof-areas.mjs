// Which proof a test file belongs to, by its folder.

/** What `npm run proof` can be asked for. */
export const areas = ['auth', 'play'];

const play = /\/(play|journey|leaderboard|avatar|reader|library|domain|content[\w-]*)\//;

/**
 * @param {string} file path from the root, with `/`
 * @returns {string} one of `areas`
 */
export function areaOf(file) {
  return play.test(file) ? 'play' : 'auth';
}
