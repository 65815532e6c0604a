import ts from 'typescript';

/** @typedef {{ name: string, texts: Map<string, string> }} Catalogue */

/**
 * Catalogues declared in a module with `defineMessages({...})`.
 * @param {string} source of the module
 * @returns {Catalogue[]}
 */
export function readCatalogues(source) {
  const file = ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest, true);
  const found = /** @type {Catalogue[]} */ ([]);
  const visit = (/** @type {ts.Node} */ node) => {
    const texts = ts.isVariableDeclaration(node) ? declaredTexts(node.initializer) : null;
    if (texts && ts.isVariableDeclaration(node)) found.push({ name: node.name.getText(), texts });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @param {ts.Expression | undefined} call */
function declaredTexts(call) {
  if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'defineMessages') return null;
  const [argument] = call.arguments;
  const record = argument && ts.isSatisfiesExpression(argument) ? argument.expression : argument;
  if (!record || !ts.isObjectLiteralExpression(record)) return null;
  return new Map(
    record.properties
      .filter((property) => ts.isPropertyAssignment(property))
      .map(({ name, initializer }) => [plain(name), plain(initializer)]),
  );
}

/** @param {ts.Node} node @returns {string} */
function plain(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node)) return plain(node.left) + plain(node.right);
  return node.getText();
}
