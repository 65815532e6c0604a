import type { Configuration } from '../../configuration/configuration.ts';

type Names = Pick<Configuration, 'product' | 'owner' | 'supportEmail'>;

/** A legal text with the operator's names; without a configuration the sentence must still read well. */
export function fillNames(
  text: string,
  { product, owner, supportEmail }: Names,
  escape = (value: string) => value,
): string {
  const values: Readonly<Record<string, string>> = {
    product,
    // Reads well at the beginning of a sentence and as one who answers.
    owner: owner ?? `Team ${product}`,
    email: supportEmail ?? 'the grown-up who gave you this app',
  };
  return text.replaceAll(/\{(product|owner|email)\}/g, (_token, name: string) => escape(values[name] ?? ''));
}
