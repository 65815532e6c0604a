import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const CATALOGUE = /\/src\/messages\/[\w-]+\.ts$/;

/**
 * Vite plugin: compiles all catalogues at build time, so that the browser loads neither ICU texts nor their compiler.
 * Development and tests compile at run time. An invalid message, or an expression instead of a plain string, fails
 * the build.
 * @returns {import('vite').Plugin}
 */
export function compileMessages() {
  return {
    name: 'compile-messages',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.MESSAGES_COMPILED': 'true' } }),
    transform(code, id) {
      if (!CATALOGUE.test(id)) return null;
      const texts = catalogues(this.parse(code)).flatMap(({ properties }) =>
        // A spread catalogue is compiled in its own module.
        properties.filter(({ type }) => type !== 'SpreadElement'),
      );
      let compiled = code;
      for (const { value } of texts.reverse()) {
        const tokens = JSON.stringify(compileMessageOrThrow(plainText(value, id)));
        compiled = compiled.slice(0, value.start) + tokens + compiled.slice(value.end);
      }
      return { code: compiled, map: null };
    },
  };
}

/** Arguments of all `defineMessages({...})` calls in a module. */
function catalogues(program) {
  return program.body
    .map((statement) => statement.declaration ?? statement)
    .flatMap(({ declarations }) => declarations ?? [])
    .filter(({ init }) => init?.type === 'CallExpression' && init.callee.name === 'defineMessages')
    .map(({ init }) => init.arguments[0]);
}

function plainText(node, id) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    return plainText(node.left, id) + plainText(node.right, id);
  }
  throw new Error(`${id}: a message is a plain string, so that it can be compiled and translated.`);
}
