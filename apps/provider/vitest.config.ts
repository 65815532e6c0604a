import { mergeConfig } from 'vitest/config';
import { nodeProject } from '../../vitest.preset.ts';

// Modules keep no state that one test could leave to another; loading them anew for each file costs twice the tests.
export default mergeConfig(nodeProject(import.meta.dirname), { test: { isolate: false } });
