import sheet from './fonts.css?url';

/** Fetches the fonts. Until they are there, and without them, text stays in system fonts of the same metrics. */
export function loadFonts(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  document.head.append(link);
}
