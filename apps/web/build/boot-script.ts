import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const marker = '<!-- boot -->';

/** The provider writes public data in place of each `null`; by the exact text it finds the places. */
export const dataBlocks = ['configuration', 'theme'].map(
  (id) => `<script type="application/json" id="${id}">null</script>`,
);

/** Puts the data blocks and the boot script where a page has the marker for them; the provider allows the script by its hash. */
export function bootScript(file: string): Plugin {
  return {
    name: 'sirah-trails-boot-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const script = compact(readFileSync(file, 'utf8'));
        return html.replace(marker, () => [...dataBlocks, `<script>${script}</script>`].join('\n    '));
      },
    },
  };
}

/** The script without indentation and whole-line comments; it is too short to gain from more. */
function compact(source: string) {
  const lines = source.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
}
