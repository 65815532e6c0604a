import { names, readJson, updateJson } from '@nx/devkit';

/** @typedef {import('@nx/devkit').Tree} Tree */

/**
 * Folder of a screen library.
 * @param {Tree} tree
 * @param {string} library
 * @throws {Error} if it does not exist
 */
export function libraryRoot(tree, library) {
  const root = `libs/${library}`;
  if (!tree.exists(`${root}/package.json`)) throw new Error(`There is no library ${root}.`);
  const tags = readJson(tree, `${root}/package.json`).nx?.tags ?? [];
  if (!tags.includes('type:feature')) throw new Error(`${root} is no library of screens.`);
  return root;
}

/**
 * Adds messages to a chunk's catalogue, which is created if missing.
 * @param {Tree} tree
 * @param {string} library
 * @param {string} chunk
 * @param {Record<string, string>} messages
 * @returns {string} name of the catalogue
 * @throws {Error} for an existing key
 */
export function addMessages(tree, library, chunk, messages) {
  const file = `${libraryRoot(tree, library)}/src/messages/${chunk}.ts`;
  const name = `${names(chunk).propertyName}En`;
  const source = textOf(tree, file) || emptyCatalogue(name, chunk);
  const known = Object.keys(messages).find((key) => source.includes(`'${key}'`));
  if (known) throw new Error(`${file} has the message ${known} already.`);
  const lines = Object.entries(messages).map(([key, text]) => `  '${key}': ${JSON.stringify(text)},\n`);
  edit(tree, file, source, /\}\);\s*$/, `${lines.join('')}});\n`);
  return name;
}

/** @param {string} name @param {string} chunk */
function emptyCatalogue(name, chunk) {
  return `import { defineMessages } from '@sirah-trails/ui';\n\n/** Messages of the ${chunk} chunk. */\nexport const ${name} = defineMessages({\n});\n`;
}

/**
 * Appends code to a module, which is created if missing. Merges named imports from the same package.
 * @param {Tree} tree
 * @param {string} file
 * @param {string} code imports and declarations
 */
export function appendCode(tree, file, code) {
  const added = splitImports(code);
  const present = splitImports(textOf(tree, file));
  for (const [from, items] of added.imports) {
    present.imports.set(from, new Set([...(present.imports.get(from) ?? []), ...items]));
  }
  const imports = [...present.imports].map(
    ([from, items]) => `import { ${[...items].toSorted(byWord).join(', ')} } from '${from}';`,
  );
  const bodies = [present.body, added.body].filter(Boolean);
  tree.write(file, `${imports.join('\n')}\n\n${bodies.join('\n\n')}\n`);
}

/** @param {string} code @returns {{ imports: Map<string, Set<string>>, body: string }} */
function splitImports(code) {
  const imports = new Map();
  const body = code.replace(/^import (type )?\{([^}]*)\} from '([^']+)';\n/gm, (_, type = '', list, from) => {
    const items = list.split(',').map((/** @type {string} */ item) => item.trim());
    const typed = items.filter(Boolean).map((/** @type {string} */ item) => type + item);
    imports.set(from, new Set([...(imports.get(from) ?? []), ...typed]));
    return '';
  });
  return { imports, body: body.trim() };
}

/** @param {string} one @param {string} other */
function byWord(one, other) {
  return one.replace('type ', '').localeCompare(other.replace('type ', ''));
}

/**
 * Declares a screen's URL in its library's links.
 * @param {Tree} tree
 * @param {string} library
 * @param {string} name
 * @param {string} path
 * @throws {Error} for an existing name or path
 */
export function addLink(tree, library, name, path) {
  const folder = 'libs/api-client/src/links';
  const file = `${folder}/${library}.ts`;
  if (!tree.exists(file)) startLinks(tree, folder, library);
  const source = textOf(tree, file);
  if (new RegExp(`^  ${name}: |defineLink\\('${path}'`, 'm').test(source)) {
    throw new Error(`${file} has ${name} or ${path} already.`);
  }
  edit(tree, file, source, /\} as const;\s*$/, `  ${name}: defineLink('${path}'),\n} as const;\n`);
}

/** @param {Tree} tree @param {string} folder @param {string} library */
function startLinks(tree, folder, library) {
  tree.write(
    `${folder}/${library}.ts`,
    `import { defineLink } from './define-link.ts';\n\n/** Addresses of the screens of ${library}. */\nexport const ${library}Links = {\n} as const;\n`,
  );
  const all = `${folder}/links.ts`;
  const line = `import { ${library}Links } from './${library}.ts';\n`;
  edit(tree, all, line + textOf(tree, all), /\} as const;/, `  ...${library}Links,\n} as const;`);
}

/**
 * Declares a screen's route in its library; for a library's first screen, also declares its routes in the host.
 * @param {Tree} tree
 * @param {string} library
 * @param {{ name: string, chunk: string, module: string }} screen name of its link, chunk, and its module from the source
 */
export function addRoute(tree, library, { name, chunk, module }) {
  const root = `${libraryRoot(tree, library)}/src`;
  const file = `${root}/routes.ts`;
  if (!tree.exists(file)) startRoutes(tree, root, library);
  const line = `export const ${name}Route = route('${chunk}', 'gated', links.${name}, () => import('./${module}'));\n\n`;
  const source = textOf(tree, file).replace(/(?=(\/\*\*[^*]*\*\/\n)?export const \w+Routes\b)/, line);
  const list = /(?<=export const \w+Routes(?:: readonly FeatureRoute\[\])? )= \[([^\]]*?),?\s*\];/;
  const [, listed = ''] = list.exec(source) ?? [];
  edit(tree, file, source, list, `= [${listed}${listed && ', '}${name}Route];`);
}

/** @param {Tree} tree @param {string} root @param {string} library */
function startRoutes(tree, root, library) {
  const routes = `${library}Routes`;
  tree.write(
    `${root}/routes.ts`,
    `import { links } from '@sirah-trails/api-client/links';\nimport { type FeatureRoute, route } from '@sirah-trails/screen-kit';\n\n/** The screens of ${library}. */\nexport const ${routes}: readonly FeatureRoute[] = [];\n`,
  );
  tree.write(
    `${root}/index.ts`,
    `${textOf(tree, `${root}/index.ts`)}export { ${routes} } from './routes.ts';\n`,
  );
  const host = 'apps/web/src/app/routes.ts';
  const source = `import { ${routes} } from '@sirah-trails/${library}';\n${textOf(tree, host)}`;
  edit(tree, host, source, /  notFoundRoute,\n/, `  ...${routes},\n  notFoundRoute,\n`);
}

/**
 * Root of a library's query keys.
 * @param {Tree} tree
 * @param {string} library
 */
export function addQueryRoot(tree, library) {
  const file = 'libs/api-client/src/queries/query-roots.ts';
  const source = textOf(tree, file);
  if (source.includes(`  ${library}: '`)) return;
  edit(tree, file, source, /\} as const;\s*$/, `  ${library}: '${library}',\n} as const;\n`);
}

/**
 * Required screen-kit packages, in the same versions.
 * @param {Tree} tree
 * @param {string} library
 * @param {readonly string[]} packages
 */
export function addPackages(tree, library, packages) {
  const { dependencies: kit } = readJson(tree, 'libs/screen-kit/package.json');
  updateJson(tree, `${libraryRoot(tree, library)}/package.json`, (json) => {
    const all = {
      ...Object.fromEntries(packages.map((name) => [name, kit[name] ?? '*'])),
      ...json.dependencies,
    };
    return { ...json, dependencies: Object.fromEntries(Object.entries(all).toSorted(byName)) };
  });
}

/** @param {[string, unknown]} one @param {[string, unknown]} other */
function byName([one], [other]) {
  return one < other ? -1 : 1;
}

/** @param {Tree} tree @param {string} file */
function textOf(tree, file) {
  return tree.read(file, 'utf8') ?? '';
}

/** @param {Tree} tree @param {string} file @param {string} source @param {RegExp} place @param {string} text */
function edit(tree, file, source, place, text) {
  if (!place.test(source)) throw new Error(`${file} has another form than the generators know.`);
  tree.write(
    file,
    source.replace(place, () => text),
  );
}
