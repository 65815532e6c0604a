import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** No vowels and no d, so that no name reads `ad` or another word that a content blocker hides. */
const letters = 'bcfghjklmnpqrstvwxz';
const imports = /^import (\w+) from (?=["'].*\.module\.css["'])/gm;

/**
 * Makes the class names of CSS modules short, and constants of the code: without it, each module keeps an object of its names,
 * and each use looks one up.
 *
 * @param folders that hold the CSS modules
 */
export function classNames(folders: readonly string[]): Plugin {
  return {
    name: 'sirah-trails-class-names',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      css: { modules: { generateScopedName: shortNames(folders) } },
      build: { rolldownOptions: { optimization: { inlineConst: true } } },
    }),
    transform: {
      filter: { id: /\.(tsx?|js|css)$/ },
      handler(code, id) {
        // The style of a module of which no code is left would go, too. A statement keeps it until the minifier drops the statement.
        if (id.endsWith('.module.css'))
          return { code: `${code}\ndebugger;`, moduleSideEffects: true, map: null };
        // Members of a namespace are constants for the bundler; those of a default export, an object, are not.
        return { code: code.replace(imports, 'import * as $1 from '), map: null };
      },
    },
  };
}

/** Two letters for the file and the number of the class in it: the same sources always have the same names. */
function shortNames(folders: readonly string[]) {
  const numbers = new Map(
    folders
      .flatMap(modulesIn)
      .sort()
      .map((file, number) => [file, number]),
  );
  const classes = new Map<string, string[]>();
  return (name: string, file: string) => {
    const number = numbers.get(file);
    if (number === undefined) throw new Error(`${file} is in none of the folders of CSS modules.`);
    const known = classes.get(file) ?? [];
    classes.set(file, known);
    if (!known.includes(name)) known.push(name);
    return twoLetters(number) + known.indexOf(name).toString(36);
  };
}

function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(folder, file));
}

function twoLetters(number: number) {
  const first = letters[Math.floor(number / letters.length)];
  const second = letters[number % letters.length];
  if (!first || !second) throw new Error('There are too many CSS modules for two letters.');
  return first + second;
}
