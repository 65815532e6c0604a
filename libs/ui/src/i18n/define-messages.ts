/** A catalogue: explicit message ids, texts in ICU message format. */
export type Messages = Readonly<Record<string, string>>;

/** Texts that replace some of a catalogue: `defineMessages({...} satisfies Overrides<typeof en>)`. */
export type Overrides<Catalogue extends Messages> = Readonly<Partial<Record<keyof Catalogue, string>>>;

/**
 * Declares the messages of a library in the source language, or texts that replace some of them.
 * The build compiles the texts in place, so the call must hold plain string literals.
 */
export function defineMessages<const Catalogue extends Messages>(catalogue: Catalogue): Catalogue {
  return catalogue;
}
