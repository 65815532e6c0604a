import { browserLibrary } from '../../vitest.preset.ts';

export default browserLibrary(import.meta.dirname);
