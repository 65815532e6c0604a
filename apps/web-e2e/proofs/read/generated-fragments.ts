const tags = [
  'p',
  'b',
  'a',
  'svg',
  'math',
  'style',
  'template',
  'table',
  'select',
  'form',
  'img',
  'mtext',
  'title',
];
const names = [
  'onload',
  'onerror',
  'onfocus autofocus',
  'ontoggle open',
  'href',
  'src',
  'style',
  'id',
  'data-people-id',
];
const values = [
  'window.pwned = 1',
  'javascript:window.pwned = 1',
  'x',
  '&quot;',
  '"><img src=x onerror=window.pwned=1>',
];
const pieces = [
  '<script>window.pwned = 1</script>',
  '<img src=x onerror="window.pwned = 1">',
  '<svg onload="window.pwned = 1">',
  '<iframe srcdoc="<script>parent.pwned = 1</script>">',
  '<mglyph><style><!--</style><img title="--><img src=x onerror=window.pwned=1>">',
  '[x](javascript:window.pwned=1)',
  ':term[x]{#x onclick="window.pwned = 1"}',
  '<noscript><p title="</noscript><img src=x onerror=window.pwned=1>">',
  '<![CDATA[<img src=x onerror=window.pwned=1>]]>',
  '<!--',
  '-->',
  '\n\n',
  '`',
  'words',
  '\u0000',
  '&lt;img src=x onerror=window.pwned=1&gt;',
];

/**
 * Texts of a hostile writer: opened and closed tags, handlers and scripts, put together at random.
 *
 * @param seed the same texts come from the same one
 */
export function generatedFragments(count: number, seed: number): string[] {
  const random = randomFrom(seed);
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const attribute = () => ` ${oneOf(names)}="${oneOf(values)}"`;
  const part = () => {
    const kind = random();
    if (kind < 0.4) return oneOf(pieces);
    if (kind < 0.6) return `</${oneOf(tags)}>`;
    return `<${oneOf(tags)}${random() < 0.6 ? attribute() : ''}${random() < 0.9 ? '>' : ''}`;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + Math.floor(random() * 7) }, part).join(''),
  );
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
