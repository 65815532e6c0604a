// Which proof a test file belongs to, by its folder.

/** What `npm run proof` can be asked for. `web` is proven in browsers, by `apps/web-e2e/proofs`. */
export const areas = ['auth', 'play', 'web'];

const play = /\/(play|journey|leaderboard|avatar|reader|library|domain|content[\w-]*|quiz-engine)\//;

/**
 * @param {string} file path from the root, with `/`
 * @returns {string} one of `areas`
 */
export function areaOf(file) {
  return play.test(file) ? 'play' : 'auth';
}
