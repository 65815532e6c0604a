import ts from 'typescript';

/**
 * Unused keys: absent from all modules, both whole and as the fixed prefix and suffix of a composed key.
 * @param {readonly string[]} keys
 * @param {readonly string[]} sources of the library, without its catalogues and tests
 * @returns {string[]}
 */
export function unusedMessages(keys, sources) {
  const { whole, patterns } = spokenKeys(sources);
  return keys.filter((key) => !whole.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

/** @param {readonly string[]} sources */
function spokenKeys(sources) {
  const whole = /** @type {Set<string>} */ (new Set());
  const patterns = /** @type {RegExp[]} */ ([]);
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isStringLiteralLike(node)) whole.add(node.text);
    if (ts.isTemplateExpression(node) && node.head.text.includes('.')) patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  for (const source of sources) {
    visit(ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  }
  return { whole, patterns };
}

/** @param {ts.TemplateExpression} template */
function patternOf({ head, templateSpans }) {
  const fixed = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${fixed.map(escaped).join('.+')}$`);
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
