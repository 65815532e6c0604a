/** A preference of the device, as a media query of the style sheets. */
export type Emulated = 'more' | 'forced';

const queries: Readonly<Record<Emulated, RegExp>> = {
  more: /^\(prefers-contrast: more\)$/,
  forced: /^\(forced-colors: active\)$/,
};

/**
 * Shows the page as on a device with more contrast or with forced colours: the rules for it apply, whatever this device
 * prefers. Of the browser's own forced colours it shows an approximation. Returns a function that ends it.
 */
export function emulateMedia(emulated: Emulated): () => void {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet));
  const media = rules.filter((rule) => rule instanceof CSSMediaRule).map((rule) => rule.media);
  const own = media.filter(({ mediaText }) => queries[emulated].test(mediaText));
  const before = own.map(({ mediaText }) => mediaText);
  for (const list of own) list.mediaText = 'all';
  const palette = emulated === 'forced' ? systemPalette(rules) : '';
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = palette;
  return () => {
    own.forEach((list, index) => (list.mediaText = before[index] ?? ''));
    style.remove();
  };
}

/** All rules of a sheet, those inside layers and queries too. */
function rulesOf(group: CSSStyleSheet | CSSGroupingRule): CSSRule[] {
  return [...group.cssRules].flatMap((rule) =>
    rule instanceof CSSGroupingRule ? [rule, ...rulesOf(rule)] : [rule],
  );
}

/** Each colour token as the colour of the system that has its part: text and lines, or ground. */
function systemPalette(rules: readonly CSSRule[]): string {
  const styles = rules.filter((rule) => rule instanceof CSSStyleRule);
  const names = new Set(styles.flatMap(({ style }) => [...style].filter(isColourToken)));
  const colours = [...names].map((name) => `${name}: ${isDrawn(name) ? 'CanvasText' : 'Canvas'} !important;`);
  return `:root, [data-world] { ${colours.join(' ')} } * { box-shadow: none !important; text-shadow: none !important; }`;
}

// Shapes of stars and hearts keep their colours: no browser forces those of a drawing.
const isColourToken = (name: string) => /^--(color|world)-(?!star|heart)/.test(name);
const isDrawn = (name: string) => /ink|line|edge|link|on-primary/.test(name);
