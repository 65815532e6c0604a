export { samplePack } from './sample-pack.ts';
export { starterPack } from './edited-pack.ts';
export { writtenTheme } from './written-theme.ts';
