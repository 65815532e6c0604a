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
