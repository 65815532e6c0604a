/** A device preference that style sheets query. */
export type Emulated = 'more' | 'forced';

const queries: Readonly<Record<Emulated, RegExp>> = {
  more: /^\(prefers-contrast: more\)$/,
  forced: /^\(forced-colors: active\)$/,
};

/**
 * Emulates more contrast or forced colours on any device; forced colours are an approximation. Returns a function
 * that stops it.
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

/** All rules of a sheet, including nested rules. */
function rulesOf(group: CSSStyleSheet | CSSGroupingRule): CSSRule[] {
  return [...group.cssRules].flatMap((rule) =>
    rule instanceof CSSGroupingRule ? [rule, ...rulesOf(rule)] : [rule],
  );
}

/** Maps colour tokens to system colours: text and lines, or background. */
function systemPalette(rules: readonly CSSRule[]): string {
  const styles = rules.filter((rule) => rule instanceof CSSStyleRule);
  const names = new Set(styles.flatMap(({ style }) => [...style].filter(isColourToken)));
  const colours = [...names].map((name) => `${name}: ${isDrawn(name) ? 'CanvasText' : 'Canvas'} !important;`);
  return `:root, [data-world] { ${colours.join(' ')} } * { box-shadow: none !important; text-shadow: none !important; }`;
}

// Stars and hearts keep their colours: browsers do not force the colours of drawings.
const isColourToken = (name: string) => /^--(color|world)-(?!star|heart)/.test(name);
const isDrawn = (name: string) => /ink|line|edge|link|on-primary/.test(name);
