/** Skin tones in order (A3). */
export const skinTones = [
  { id: 1, code: 'skin_1', name: 'Light', colour: '#FFE2D1' },
  { id: 2, code: 'skin_2', name: 'Medium', colour: '#FFC29E' },
  { id: 3, code: 'skin_3', name: 'Dark', colour: '#AF7958' },
] as const;

/** Number of a tone, from 1; an unknown tone gives 1. */
export function skinNumber(code: string): number {
  return skinTones.find((tone) => tone.code === code)?.id ?? 1;
}

/**
 * Skin tone before the learner's choice (D222). The contract requires a tone; deriving it from the id distributes all
 * three evenly, so that none is a default.
 */
export function unchosenTone(learnerId: string): (typeof skinTones)[number]['code'] {
  const sum = [...learnerId].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return (skinTones[sum % skinTones.length] ?? skinTones[0]).code;
}
