import { mergeConfig } from 'vitest/config';
import { browserLibrary } from '../../vitest.preset.ts';

export default mergeConfig(browserLibrary(import.meta.dirname), {
  test: { include: ['build/**/*.test.ts', 'boot/**/*.test.ts'] },
});
