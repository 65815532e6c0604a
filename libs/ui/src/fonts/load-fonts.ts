/** Fetches the fonts. Until they are there, and without them, text stays in system fonts of the same metrics. */
export function loadFonts(): void {
  import('./fonts.css').catch(() => undefined);
}
