import { browserLibrary } from '../../vitest.preset.ts';

export default browserLibrary(import.meta.dirname, ['{src,build,boot,preview}/**/*.test.{ts,tsx}']);
