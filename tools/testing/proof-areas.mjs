// Which proof a test file belongs to, by its folder.

/** What `npm run proof` can be asked for. `read` and `web` are proven in browsers alone, by `apps/web-e2e/proofs`. */
export const areas = ['auth', 'play', 'read', 'web'];

/** Those that need no database of their own. */
export const inBrowsersAlone = ['read', 'web'];

const play = /\/(play|journey|leaderboard|avatar|reader|library|domain|content[\w-]*|quiz-engine)\//;

/**
 * @param {string} file path from the root, with `/`
 * @returns {string} one of `areas`
 */
export function areaOf(file) {
  return play.test(file) ? 'play' : 'auth';
}
