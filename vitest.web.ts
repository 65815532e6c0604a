import { browserLibrary } from './vitest.preset.ts';

const tests = [
  'libs/!(content-pack)/src/**/*.test.{ts,tsx}',
  'apps/web/{src,build,boot,preview}/**/*.test.{ts,tsx}',
];

/**
 * The tests of the web app and of all its libraries in one Vitest: each library alone would load React, jsdom and the
 * libraries below it again, at twice the work.
 */
export default browserLibrary(import.meta.dirname, tests);
