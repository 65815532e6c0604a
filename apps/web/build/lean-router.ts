import type { Plugin } from 'vite';

const development = /\/react-router\/dist\/development\//;
const production = /\/react-router\/dist\/production\/chunk-[\w-]+\.mjs$/;

/**
 * Builds react-router without what the app does not use. Its package leads every bundler to the development build, and
 * marks no declaration as free of side effects, so that a bundler keeps forms, fetchers and scroll restoration.
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
 * Marks top-level calls whose results may be dropped, and drops names that only development tools show, and the context of the
 * boundary of `Routes`, which would keep that boundary.
 */
function pure(code: string) {
  return code
    .replace(
      /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\(|new (?:Set|URL)\()/gm,
      '$1/* @__PURE__ */ ',
    )
    .replace(/^\w+\.(?:displayName = ".*?"|contextType = \w+);$/gm, '');
}
