// Maps test files to proofs by folder.

/** Areas of `npm run proof`. `read` and `web` run only in browsers, in `apps/web-e2e/proofs`. */
export const areas = ['auth', 'play', 'read', 'web'];

/** Areas without a separate database. */
export const inBrowsersAlone = ['read', 'web'];

const play = /\/(play|journey|leaderboard|avatar|reader|library|domain|content[\w-]*|quiz-engine)\//;

/**
 * @param {string} file path from the root, with `/`
 * @returns {string} one of `areas`
 */
export function areaOf(file) {
  return play.test(file) ? 'play' : 'auth';
}
