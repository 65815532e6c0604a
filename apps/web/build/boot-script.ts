import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { FirstRequests } from './record-first-requests.ts';
import type * as recorded from './recorded-first-requests.ts';

const marker = '<!-- boot -->';

/** The provider writes public data in place of each `null`; by the exact text it finds the places. */
export const dataBlocks = ['configuration', 'theme'].map(
  (id) => `<script type="application/json" id="${id}">null</script>`,
);

/** Stands in the boot script for the first requests of the routes. */
const place = '[/* first requests */]';

/**
 * Puts the data blocks and the boot script, with the first requests of the routes, where a page has the marker for them.
 * The provider allows the script by its hash.
 */
export function bootScript(file: string, firstRequests = firstRequestsOfRoutes): Plugin {
  let requests: Promise<readonly FirstRequests[]> | undefined;
  return {
    name: 'sirah-trails-boot-script',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        if (!html.includes(marker)) return html;
        const script = compact(readFileSync(file, 'utf8'));
        if (!script.includes(place)) throw new Error(`${file} has no place for the first requests: ${place}`);
        const table = JSON.stringify(await (requests ??= firstRequests()));
        const inline = `<script>${script.replace(place, () => table)}</script>`;
        return html.replace(marker, () => [...dataBlocks, inline].join('\n    '));
      },
    },
  };
}

async function firstRequestsOfRoutes(): Promise<readonly FirstRequests[]> {
  const { module } = await runnerImport<typeof recorded>(
    join(import.meta.dirname, 'recorded-first-requests.ts'),
    { configFile: false, root: import.meta.dirname, logLevel: 'error', plugins: [withoutLooks()] },
  );
  return module.firstRequests;
}

/** Styles and pictures play no part in what a route requests. */
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
