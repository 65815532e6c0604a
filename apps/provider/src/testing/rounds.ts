import { appendFileSync } from 'node:fs';

/** True for `npm run proof`: the same tests with their full figures. */
export const isProof = process.env['PROOF'] === '1';

/**
 * How often a proof repeats itself.
 * @param sizes `sample` for every push, `full` for the promise's whole figure
 * @returns the number that this run asks for
 */
export function rounds(sizes: { readonly sample: number; readonly full: number }): number {
  return isProof ? sizes.full : sizes.sample;
}

/** Says what a proof has reached, at once and again at the end of `npm run proof`. */
export function tell(figures: string): void {
  if (!isProof) return;
  process.stdout.write(`${figures}\n`);
  const file = process.env['PROOF_FIGURES'];
  if (file !== undefined) appendFileSync(file, `${figures}\n`);
}
