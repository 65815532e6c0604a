import { appendFileSync } from 'node:fs';

/** True in `npm run proof`, which runs the tests at full size. */
export const isProof = process.env['PROOF'] === '1';

/**
 * Repetitions of a test.
 * @param sizes `sample` for every push, `full` for the proof
 */
export function rounds(sizes: { readonly sample: number; readonly full: number }): number {
  return isProof ? sizes.full : sizes.sample;
}

/** Prints proof figures now and at the end of `npm run proof`. */
export function tell(figures: string): void {
  if (!isProof) return;
  process.stdout.write(`${figures}\n`);
  const file = process.env['PROOF_FIGURES'];
  if (file !== undefined) appendFileSync(file, `${figures}\n`);
}
