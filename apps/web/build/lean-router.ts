import type { Plugin } from 'vite';

const development = /\/react-router\/dist\/development\//;
const production = /\/react-router\/dist\/production\/chunk-[\w-]+\.mjs$/;

/**
 * Removes unused parts of react-router. Its package resolves to the development build and marks no declaration as free of side effects,
 * so a bundler would keep forms, fetchers and scroll restoration.
 */
export function leanRouter(): Plugin {
  return {
    name: 'sirah-trails-lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router$/ },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && { ...found, id: found.id.replace(development, '/react-router/dist/production/') };
      },
    },
    transform: { filter: { id: production }, handler: (code) => ({ code: pure(code), map: null }) },
  };
}

/**
 * Marks top-level calls as pure and removes display names and the context of the error boundary of `Routes`, which would keep that
 * boundary.
 */
function pure(code: string) {
  return code
    .replace(
      /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\(|new (?:Set|URL)\()/gm,
      '$1/* @__PURE__ */ ',
    )
    .replace(/^\w+\.(?:displayName = ".*?"|contextType = \w+);$/gm, '');
}
