import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const marker = '<!-- boot -->';

/** The provider writes its configuration in place of `null`; by the exact text it finds the place. */
export const configurationBlock = '<script type="application/json" id="configuration">null</script>';

/**
 * Puts the configuration block and the boot script where a page has the marker for them; the provider allows the script
 * by its hash.
 */
export function bootScript(file: string): Plugin {
  return {
    name: 'sirah-trails-boot-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const script = compact(readFileSync(file, 'utf8'));
        return html.replace(marker, () => `${configurationBlock}\n    <script>${script}</script>`);
      },
    },
  };
}

/** The script without indentation and whole-line comments; it is too short to gain from more. */
function compact(source: string) {
  const lines = source.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
}
