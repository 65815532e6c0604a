import { browserLibrary } from './vitest.preset.ts';

const tests = [
  'libs/!(content-pack)/src/**/*.test.{ts,tsx}',
  'apps/web/{src,build,boot,preview}/**/*.test.{ts,tsx}',
];

/**
 * Tests of the web app and its libraries in a single Vitest: separate runs would each load React, jsdom and the lower
 * libraries, at twice the cost.
 */
export default browserLibrary(import.meta.dirname, tests);
