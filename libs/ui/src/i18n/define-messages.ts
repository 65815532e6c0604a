/** A catalogue: message ids and texts in ICU message format. */
export type Messages = Readonly<Record<string, string>>;

/** Replacements of some texts: `defineMessages({...} satisfies Overrides<typeof en>)`. */
export type Overrides<Catalogue extends Messages> = Readonly<Partial<Record<keyof Catalogue, string>>>;

/**
 * Declares the messages of a library in the source language, or overrides of them. The build compiles the texts in
 * place, so the call needs plain string literals.
 */
export function defineMessages<const Catalogue extends Messages>(catalogue: Catalogue): Catalogue {
  return catalogue;
}
