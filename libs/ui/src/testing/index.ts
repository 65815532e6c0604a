export { pseudoMessages } from '../i18n/pseudo-messages.ts';
export { worldPalettes } from '../tokens/world-palettes.ts';
export { silence } from '../live/live-region.tsx';
export { contrast, type HexColour } from '../colour/contrast.ts';
export { type FakeVoice, fakeVoice } from './fake-voice.ts';
