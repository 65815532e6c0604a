const hook = /^use(Suspense)?(Infinite)?Query$/;
const states = /^(isError|isPending|isLoading|isSuccess|isLoadingError|error|status)$/;
const message =
  'Hand the query to QueryView of @sirah-trails/screen-kit: it shows skeleton, error and content in one way.';

/**
 * A lint rule that refuses to read the states of a query, so that no screen chains conditions of its own.
 * @type {import('eslint').Rule.RuleModule}
 */
export const queryStates = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const refuse = (/** @type {import('estree').Node} */ node) => context.report({ node, message });
    return {
      MemberExpression: (node) => {
        if (isQuery(node.object) && isState(node.property)) refuse(node);
      },
      VariableDeclarator: (node) => {
        if (!isQuery(node.init)) return;
        if (node.id.type === 'ObjectPattern') node.id.properties.filter(isPart).forEach(refuse);
        if (node.id.type !== 'Identifier') return;
        const references = context.sourceCode.getDeclaredVariables(node).flatMap((one) => one.references);
        for (const { identifier } of references) {
          const { parent } = /** @type {{ parent?: import('estree').Node }} */ (identifier);
          if (parent?.type === 'MemberExpression' && isState(parent.property)) refuse(parent);
        }
      },
    };
  },
};

/** @param {import('estree').Node | null | undefined} node */
function isQuery(node) {
  return node?.type === 'CallExpression' && node.callee.type === 'Identifier' && hook.test(node.callee.name);
}

/** @param {import('estree').Node} node */
function isState(node) {
  return node.type === 'Identifier' && states.test(node.name);
}

/** @param {import('estree').Property | import('estree').RestElement} part of a pattern */
function isPart(part) {
  return part.type === 'Property' && isState(part.key);
}
