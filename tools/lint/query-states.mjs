const queryHook = /^use(Suspense)?(Infinite)?Query$/;
const everyState = /^(isError|isPending|isLoading|isSuccess|isLoadingError|error|status)$/;
// A custom hook may return a query, or another object with an `error`: only unambiguous names count. Mutations have
// separate states.
const ownHook = /^use[A-Z]\w*(?<!Mutation|Form)$/;
const ownStates = /^is(Error|Pending|Loading|Success|LoadingError)$/;
const message =
  'Hand the query to QueryView of @sirah-trails/screen-kit: it shows skeleton, error and content in one way.';

/**
 * Lint rule against reading query states, so that screens do not chain conditions.
 * @type {import('eslint').Rule.RuleModule}
 */
export const queryStates = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const refuse = (/** @type {import('estree').Node} */ node) => context.report({ node, message });
    return {
      MemberExpression: ({ object, property }) => {
        if (isState(property, statesOf(object))) refuse(property);
      },
      VariableDeclarator: (node) => {
        const states = statesOf(node.init);
        if (!states) return;
        if (node.id.type === 'ObjectPattern')
          node.id.properties
            .filter((part) => part.type === 'Property' && isState(part.key, states))
            .forEach(refuse);
        if (node.id.type !== 'Identifier') return;
        const references = context.sourceCode.getDeclaredVariables(node).flatMap((one) => one.references);
        for (const { identifier } of references) {
          const { parent } = /** @type {{ parent?: import('estree').Node }} */ (identifier);
          if (parent?.type === 'MemberExpression' && isState(parent.property, states)) refuse(parent);
        }
      },
    };
  },
};

/**
 * Names of query states on this expression's result; null if it is not a hook call.
 * @param {import('estree').Node | null | undefined} node
 */
function statesOf(node) {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null;
  if (queryHook.test(node.callee.name)) return everyState;
  return ownHook.test(node.callee.name) ? ownStates : null;
}

/**
 * @param {import('estree').Node} node
 * @param {RegExp | null} states
 */
function isState(node, states) {
  return node.type === 'Identifier' && Boolean(states?.test(node.name));
}
