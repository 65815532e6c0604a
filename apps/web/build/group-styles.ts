import { ORDER } from '@sirah-trails/ui/layer-order';
import type { Plugin, Rolldown } from 'vite';

const preloadHelper = '\0vite/preload-helper.js';

/** What Vite wraps around an import on demand: a function that takes a name from the module, or one that imports it alone. */
const wrapped = [
  /__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await (import\([^)]*\)(?:\.then\(\(\w+\) => \w+\.\w+\))?);\s*return \{[^}]*\};?\s*\}, ?__VITE_PRELOAD__\)/g,
  /__vitePreload\(\(\) => (import\([^)]*\)(?:(?!__vitePreload|__VITE_PRELOAD__).)*), ?__VITE_PRELOAD__\)/gs,
];

/**
 * Puts the style of a group of screens into its file of code, which adopts it as it loads: a first screen has the style of its own
 * group alone, without a request for it. The style of the app stays a sheet of the page.
 */
export function groupStyles(): Plugin {
  return {
    name: 'sirah-trails-group-styles',
    apply: 'build',
    enforce: 'pre',
    // Nothing is left for it to load.
    load: {
      filter: { id: new RegExp(`^${preloadHelper}$`) },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    // So an import on demand needs no wrapper: each one costs ten bytes after compression.
    renderChunk: (code) => ({
      code: wrapped.reduce((plain, pattern) => plain.replace(pattern, withoutWrapper), code),
      map: null,
    }),
    // Before Vite notes which sheets each import waits for.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && !file.isEntry) takeStyles(file, bundle);
      }
    },
  };
}

/** An import without what is around it, on as many lines: the source map knows the lines from before. */
function withoutWrapper(whole: string, plain: string) {
  return plain + '\n'.repeat(whole.split('\n').length - plain.split('\n').length);
}

function takeStyles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) {
  const sheets = chunk.viteMetadata?.importedCss ?? new Set<string>();
  for (const name of sheets) {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`${chunk.fileName} imports ${name}, which the build lacks.`);
    chunk.code += adoption(ORDER + sheet.source.toString());
    Reflect.deleteProperty(bundle, name);
  }
  sheets.clear();
}

function adoption(css: string) {
  const sheet = `const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});`;
  return `{${sheet}document.adoptedStyleSheets.push(s)}\n`;
}
