import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const fonts = 'libs/ui/src/tokens/fonts';

/** Emits the font and content licences; Vite's `build.license` emits the package licences. */
export function licences(root: string): Plugin {
  const read = (path: string) => readFileSync(join(root, path), 'utf8').trim();
  const ofFonts = () => readdirSync(join(root, fonts)).filter((name) => name.startsWith('OFL-'));
  return {
    name: 'sirah-trails-licences',
    apply: 'build',
    buildStart() {
      const texts = {
        fonts: ofFonts().map(
          (name) => `${name.slice('OFL-'.length, -'.txt'.length)}\n\n${read(`${fonts}/${name}`)}`,
        ),
        content: [read('content/LICENSE')],
      };
      for (const [name, parts] of Object.entries(texts))
        this.emitFile({
          type: 'asset',
          fileName: `licences/${name}.txt`,
          source: `${parts.join('\n\n\n')}\n`,
        });
    },
  };
}
