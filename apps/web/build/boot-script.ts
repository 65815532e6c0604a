import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type { FirstLoad } from './record-first-requests.ts';
import type * as recorded from './recorded-first-requests.ts';

const marker = '<!-- boot -->';

/** The provider replaces each `null` with public data; it searches for this exact text. */
export const dataBlocks = ['configuration', 'theme', 'difficulties'].map(
  (id) => `<script type="application/json" id="${id}">null</script>`,
);

/** Placeholder in the boot script for the first loads. */
const place = '[/* first loads */]';

/**
 * Replaces the page's marker with the data blocks and the boot script, including the first loads.
 * The provider allows the script by its hash.
 */
export function bootScript(file: string, firstLoads = firstLoadsOfRoutes): Plugin {
  let loads: Promise<readonly FirstLoad[]> | undefined;
  return {
    name: 'sirah-trails-boot-script',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (!html.includes(marker)) return html;
        const script = compact(readFileSync(file, 'utf8'));
        if (!script.includes(place)) throw new Error(`${file} has no place for the first loads: ${place}`);
        const table = JSON.stringify(rowsOf(await (loads ??= firstLoads()), bundle));
        const inline = `<script>${script.replace(place, () => table)}</script>`;
        return html.replace(marker, () => [...dataBlocks, inline].join('\n    '));
      },
    },
  };
}

async function firstLoadsOfRoutes(): Promise<readonly FirstLoad[]> {
  const { module } = await runnerImport<typeof recorded>(
    join(import.meta.dirname, 'recorded-first-requests.ts'),
    { configFile: false, root: import.meta.dirname, logLevel: 'error', plugins: [withoutLooks()] },
  );
  return module.firstLoads;
}

/** Table of the script. In development, without a bundle, it preloads no code. */
function rowsOf(loads: readonly FirstLoad[], bundle?: Rolldown.OutputBundle) {
  const files = (modules: readonly string[]) => (bundle ? filesOf(modules, bundle) : []);
  return loads.map(({ pattern, query, addresses, modules, visitors }) => [
    pattern,
    addresses,
    files(modules),
    ['none', 'guests', 'all'].indexOf(visitors),
    query,
  ]);
}

/** URLs of the scripts that the modules need besides the app's. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined, module: string) => {
    if (!chunk) throw new Error(`The build has no file for ${module}.`);
    if (chunk.isEntry || files.has(`/${chunk.fileName}`)) return;
    files.add(`/${chunk.fileName}`);
    for (const name of chunk.imports) {
      add(
        chunks.find(({ fileName }) => fileName === name),
        name,
      );
    }
  };
  for (const module of modules) {
    add(
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))),
      module,
    );
  }
  return [...files];
}

/** Skips styles and pictures, which do not affect requests. */
function withoutLooks(): Plugin {
  const empty = '\0empty';
  return {
    name: 'sirah-trails-without-looks',
    enforce: 'pre',
    resolveId: (id) => (/\.(css|svg|wav|woff2)$/.test(id) ? empty : null),
    load: (id) => (id === empty ? 'export default {}' : null),
  };
}

/** The script without indentation and whole-line comments; it is too short to gain from more. */
function compact(source: string) {
  const lines = source.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
}
