/** Sounds of the app, synthesised from decaying tones and noise: wood and water, no instruments. */

/** Sample rate: twice the highest audible tone, for small files. */
const RATE = 8_000;
const HEADER_BYTES = 44;

interface Tone {
  /** Start in seconds. */
  readonly at: number;
  /** Frequency in Hz at the start and the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds until it is nearly silent. */
  readonly decay: number;
  readonly volume: number;
}

/** Two strokes on a wooden block, the second higher. */
const correct: readonly Tone[] = [...stroke(0, 784), ...stroke(0.13, 1_047)];

/** Four rising strokes on wooden bars, over a low, warm tone. */
const reward: readonly Tone[] = [
  { at: 0, from: 262, to: 262, decay: 0.3, volume: 0.16 },
  ...[523, 659, 784].flatMap((pitch, step) => stroke(step * 0.09, pitch, 0.3)),
  ...stroke(0.27, 1_047, 0.38),
];

/** A foot on a wooden step. */
const step: readonly Tone[] = [
  { at: 0, from: 196, to: 150, decay: 0.09, volume: 0.34 },
  { at: 0, from: 520, to: 470, decay: 0.04, volume: 0.16 },
];

/** A wooden latch, and a rising drop. */
const unlock: readonly Tone[] = [
  ...stroke(0, 349, 0.3),
  { at: 0.1, from: 392, to: 784, decay: 0.2, volume: 0.32 },
];

/** A stroke on a wooden block: a tone and its short, detuned partial. */
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
  correct: wav(samples(correct, 0.33)),
  incorrect: wav(samples(incorrect, 0.33)),
  reward: wav(samples(reward, 0.46)),
  step: wav(samples(step, 0.1)),
  unlock: wav(samples(unlock, 0.32)),
  page: wav(rustle(0.2)),
} as const;

function samples(tones: readonly Tone[], seconds: number): Int16Array {
  const count = Math.round(seconds * RATE);
  return Int16Array.from({ length: count }, (_, index) => {
    const sum = tones.reduce((total, tone) => total + valueAt(tone, index / RATE), 0);
    const fadeOut = Math.min(1, (count - index) / (0.02 * RATE));
    return Math.round(32_767 * Math.max(-1, Math.min(1, sum * fadeOut)));
  });
}

/** A turning page: soft noise that swells and fades. */
function rustle(seconds: number): Int16Array {
  const count = Math.round(seconds * RATE);
  let seed = 1;
  let soft = 0;
  return Int16Array.from({ length: count }, (_, index) => {
    seed = (seed * 16_807) % 2_147_483_647;
    soft += ((seed / 2_147_483_647) * 2 - 1 - soft) * 0.55;
    const swell = Math.sin((Math.PI * index) / count) ** 2;
    return Math.round(32_767 * 0.3 * swell * soft);
  });
}

function valueAt({ at, from, to, decay, volume }: Tone, second: number): number {
  const own = second - at;
  if (own < 0) return 0;
  const fadeIn = Math.min(1, own / 0.002);
  // Phase of a tone that glides between two frequencies while it decays.
  const slide = Math.min(own, decay);
  const phase = from * own + ((to - from) * slide * slide) / (2 * decay) + (own - slide) * (to - from);
  return volume * fadeIn * Math.exp((-5 * own) / decay) * Math.sin(2 * Math.PI * phase);
}

/** A WAV file with 16-bit mono PCM, which all browsers play. */
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
