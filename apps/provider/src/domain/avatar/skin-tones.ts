/** The skin tones of the avatar (A3), in order. */
export const skinTones = [
  { id: 1, code: 'skin_1', name: 'Light', colour: '#FFE2D1' },
  { id: 2, code: 'skin_2', name: 'Medium', colour: '#FFC29E' },
  { id: 3, code: 'skin_3', name: 'Dark', colour: '#AF7958' },
] as const;

/** The number of a tone, from 1; the first one for a tone that is not known. */
export function skinNumber(code: string): number {
  return skinTones.find((tone) => tone.code === code)?.id ?? 1;
}

/**
 * The tone of a learner who has not chosen one (D222). The contract demands one; by the id, learners get all three alike, so
 * that none is the default.
 */
export function unchosenTone(learnerId: string): (typeof skinTones)[number]['code'] {
  const sum = [...learnerId].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return (skinTones[sum % skinTones.length] ?? skinTones[0]).code;
}
