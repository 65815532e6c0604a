import type { Plugin } from 'vite';

const detached = /\(0, (import_(?:react|jsx_runtime)(?:\$\d+)?\.\w+)\)\(/g;

/**
 * Calls React's functions as members of its module. The bundler writes `(0, react.useState)(…)`, so that no function sees the module as
 * `this`; none of React's asks for it, and each of the thousands of calls is shorter.
 */
export function reactCalls(): Plugin {
  return {
    name: 'sirah-trails-react-calls',
    apply: 'build',
    renderChunk: (code) => ({ code: code.replace(detached, '$1('), map: null }),
  };
}
