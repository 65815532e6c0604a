/** A catalogue: explicit message ids, texts in ICU message format. */
export type Messages = Readonly<Record<string, string>>;

/**
 * Declares the messages of a library in the source language.
 * The build compiles the texts in place, so the call must hold plain string literals.
 */
export function defineMessages<const Catalogue extends Messages>(catalogue: Catalogue): Catalogue {
  return catalogue;
}
