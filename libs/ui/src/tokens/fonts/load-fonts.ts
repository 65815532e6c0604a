import sheet from './fonts.css?url';

/** Loads the fonts. Without them, text uses system fonts with the same metrics. */
export function loadFonts(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  document.head.append(link);
}
