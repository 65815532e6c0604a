import { readJson, updateJson } from '@nx/devkit';

/** @typedef {import('@nx/devkit').Tree} Tree */

/**
 * The folder of a library of screens.
 * @param {Tree} tree
 * @param {string} library
 * @throws {Error} where there is none
 */
export function libraryRoot(tree, library) {
  const root = `libs/${library}`;
  if (!tree.exists(`${root}/package.json`)) throw new Error(`There is no library ${root}.`);
  const tags = readJson(tree, `${root}/package.json`).nx?.tags ?? [];
  if (!tags.includes('type:feature')) throw new Error(`${root} is no library of screens.`);
  return root;
}

/**
 * Adds messages to a catalogue of a library; the catalogue is made where there is none.
 * @param {Tree} tree
 * @param {string} library
 * @param {'en' | 'frame-en'} catalogue
 * @param {Record<string, string>} messages
 * @throws {Error} for a key that it has already
 */
export function addMessages(tree, library, catalogue, messages) {
  const file = `${libraryRoot(tree, library)}/src/messages/${catalogue}.ts`;
  const name = catalogue === 'en' ? 'en' : 'frameEn';
  const source = textOf(tree, file) || emptyCatalogue(name);
  const known = Object.keys(messages).find((key) => source.includes(`'${key}'`));
  if (known) throw new Error(`${file} has the message ${known} already.`);
  const lines = Object.entries(messages).map(([key, text]) => `  '${key}': ${JSON.stringify(text)},\n`);
  edit(tree, file, source, /\}\);\s*$/, `${lines.join('')}});\n`);
}

/** @param {string} name */
function emptyCatalogue(name) {
  const about =
    name === 'en' ? 'The words of the screens.' : 'The words of the frames: they load with the app.';
  return `import { defineMessages } from '@sirah-trails/ui';\n\n/** ${about} */\nexport const ${name} = defineMessages({\n});\n`;
}

/**
 * Declares the address of a screen among those of its library.
 * @param {Tree} tree
 * @param {string} library
 * @param {string} name
 * @param {string} path
 * @throws {Error} for a name or a path that is taken
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
 * Declares the route of a screen in its library, and the routes of a library without screens in the host.
 * @param {Tree} tree
 * @param {string} library
 * @param {string} folder of the screen, which holds `<folder>-parts.ts`
 * @param {string} name of the screen and of its link
 */
export function addRoute(tree, library, folder, name) {
  const root = `${libraryRoot(tree, library)}/src`;
  const file = `${root}/routes.ts`;
  if (!tree.exists(file)) startRoutes(tree, root, library);
  const route = `export const ${name}Route: FeatureRoute = {
  path: links.${name}.path,
  access: 'gated',
  load: () => import('./${folder}/${folder}-parts.ts').then(({ ${name}Parts }) => ${name}Parts),
};

`;
  const source = textOf(tree, file).replace(/(?=\/\*\* The screens of )/, route);
  const [, listed = ''] = /= \[([^\]]*?),?\s*\];\s*$/.exec(source) ?? [];
  edit(tree, file, source, /= \[[^\]]*\];\s*$/, `= [${listed}${listed && ', '}${name}Route];\n`);
}

/** @param {Tree} tree @param {string} root @param {string} library */
function startRoutes(tree, root, library) {
  const routes = `${library}Routes`;
  tree.write(
    `${root}/routes.ts`,
    `import { links } from '@sirah-trails/api-client/links';\nimport type { FeatureRoute } from '@sirah-trails/screen-kit';\n\n/** The screens of ${library}. */\nexport const ${routes}: readonly FeatureRoute[] = [];\n`,
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
 * The root of the keys of a library's queries.
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
 * Packages of the kit that a library needs as well, in the versions of the kit.
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
