import { ORDER } from '@sirah-trails/ui/layer-order';
import type { Plugin, Rolldown } from 'vite';

const preloadHelper = '\0vite/preload-helper.js';

/** Vite's wrapper of a lazy import: a function that picks a name from the module, or only imports it. */
const wrapped = [
  /__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await (import\([^)]*\)(?:\.then\(\(\w+\) => \w+\.\w+\))?);\s*return \{[^}]*\};?\s*\}, ?__VITE_PRELOAD__\)/g,
  /__vitePreload\(\(\) => (import\([^)]*\)(?:(?!__vitePreload|__VITE_PRELOAD__).)*), ?__VITE_PRELOAD__\)/gs,
];

/**
 * Inlines the styles of a screen chunk into its code, which adopts them on load: a first screen needs no request for them. The app's
 * styles remain a style sheet of the page.
 */
export function groupStyles(): Plugin {
  return {
    name: 'sirah-trails-group-styles',
    apply: 'build',
    enforce: 'pre',
    // The style sheet is now empty.
    load: {
      filter: { id: new RegExp(`^${preloadHelper}$`) },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    // Lazy imports need no wrapper then; each costs ten compressed bytes.
    renderChunk: (code) => ({
      code: wrapped.reduce((plain, pattern) => plain.replace(pattern, withoutWrapper), code),
      map: null,
    }),
    // Runs before Vite records the sheets of each import.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && !file.isEntry) takeStyles(file, bundle);
      }
    },
  };
}

/** The import without its wrapper, with the same number of lines for the source map. */
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
