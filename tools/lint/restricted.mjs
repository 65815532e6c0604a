/**
 * Lint rule against code patterns, each with a message that names the replacement.
 * @param {readonly { selector: string, message: string }[]} forms
 * @returns {import('eslint').Rule.RuleModule}
 */
export function restricted(forms) {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) =>
      Object.fromEntries(
        forms.map(({ selector, message }) => [
          selector,
          (/** @type {import('eslint').Rule.Node} */ node) => context.report({ node, message }),
        ]),
      ),
  };
}
