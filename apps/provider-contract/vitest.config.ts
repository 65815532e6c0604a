import { nodeProject } from '../../vitest.preset.ts';

export default nodeProject(import.meta.dirname);
