import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Puts modules into the file of the app that several groups of screens use but the app itself does not: a file of their
 * own would cost every screen one more request.
 * @param entry the module that starts the app
 * @param files the modules, as paths
 */
export function commonCode(entry: string, files: readonly string[]): Plugin {
  return {
    name: 'sirah-trails-common-code',
    apply: 'build',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (id !== entry) return null;
        const names = files.map((_, index) => `common${index}`);
        const imports = files.map(
          (file, index) => `import { ${exportOf(file)} as ${names[index]} } from '${file}';`,
        );
        // A use that the bundler must keep and the minifier drops.
        return { code: `${imports.join('\n')}\n${code}\nif (![${names.join()}].length) throw 0;`, map: null };
      },
    },
  };
}

function exportOf(file: string) {
  const name = /^export (?:const|(?:async )?function) (\w+)/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (!name) throw new Error(`${file} exports nothing that can load with the app.`);
  return name;
}
