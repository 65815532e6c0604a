/** The sounds of play, made from decaying tones: wood for right and for a reward, a drop of water for not yet. */

const RATE = 16_000;
const HEADER_BYTES = 44;

interface Tone {
  /** Seconds from the start. */
  readonly at: number;
  /** Hz at the start and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds until it has nearly gone. */
  readonly decay: number;
  readonly volume: number;
}

/** Two strokes on a wooden block, the second higher. */
const correct: readonly Tone[] = [...stroke(0, 784), ...stroke(0.13, 1_047)];

/** Four strokes that climb to a higher one, as on a row of wooden bars, over a low, warm one. */
const reward: readonly Tone[] = [
  { at: 0, from: 262, to: 262, decay: 0.3, volume: 0.16 },
  ...[523, 659, 784].flatMap((pitch, step) => stroke(step * 0.09, pitch, 0.3)),
  ...stroke(0.27, 1_047, 0.38),
];

/** One on a wooden block: a tone and its short, out-of-tune partial. */
function stroke(at: number, pitch: number, volume = 0.42): readonly Tone[] {
  return [
    { at, from: pitch, to: pitch, decay: 0.16, volume },
    { at, from: pitch * 2.7, to: pitch * 2.7, decay: 0.04, volume: volume / 2.1 },
  ];
}

/** A drop into a well: low, soft, falling. */
const incorrect: readonly Tone[] = [
  { at: 0, from: 430, to: 270, decay: 0.22, volume: 0.4 },
  { at: 0.11, from: 300, to: 210, decay: 0.2, volume: 0.26 },
];

export const soundWaves = {
  correct: wav(samples(correct, 0.45)),
  incorrect: wav(samples(incorrect, 0.45)),
  reward: wav(samples(reward, 0.49)),
} as const;

function samples(tones: readonly Tone[], seconds: number): Int16Array {
  const count = Math.round(seconds * RATE);
  return Int16Array.from({ length: count }, (_, index) => {
    const sum = tones.reduce((total, tone) => total + valueAt(tone, index / RATE), 0);
    const fadeOut = Math.min(1, (count - index) / (0.02 * RATE));
    return Math.round(32_767 * Math.max(-1, Math.min(1, sum * fadeOut)));
  });
}

function valueAt({ at, from, to, decay, volume }: Tone, second: number): number {
  const own = second - at;
  if (own < 0) return 0;
  const fadeIn = Math.min(1, own / 0.002);
  // The phase of a tone that slides evenly from one pitch to the other while it decays.
  const slide = Math.min(own, decay);
  const phase = from * own + ((to - from) * slide * slide) / (2 * decay) + (own - slide) * (to - from);
  return volume * fadeIn * Math.exp((-5 * own) / decay) * Math.sin(2 * Math.PI * phase);
}

/** 16-bit mono PCM in a WAV file, which every browser plays. */
function wav(values: Int16Array): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + values.byteLength);
  const view = new DataView(bytes.buffer);
  const text = (offset: number, letters: string) =>
    bytes.set(
      Array.from(letters, (letter) => letter.charCodeAt(0)),
      offset,
    );
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, values.byteLength, true);
  values.forEach((value, index) => view.setInt16(HEADER_BYTES + index * 2, value, true));
  return bytes;
}
