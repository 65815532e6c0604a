export { pseudoMessages } from '../i18n/pseudo-messages.ts';
export { worldPalettes } from '../tokens/world-palettes.ts';
export { recordAnnouncements } from './record-announcements.ts';
export { silence } from '../platform/live-region.tsx';
export { contrast, type HexColour } from '../tokens/contrast.ts';
export { type FakeVoice, fakeVoice } from './fake-voice.ts';
