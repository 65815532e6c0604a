import { formatFiles, generateFiles, names } from '@nx/devkit';
import { writeEndpoint } from '../endpoint/endpoint.mjs';
import { addLink, addMessages, addPackages, addRoute, libraryRoot } from '../library.mjs';

/** Row content, by the first property. */
const texts = ['title', 'name'];

/**
 * Writes a screen into a library: URL, route, endpoint, messages, the screen, and stories for its states. It shows a
 * GET response or fixed content.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ library: string, name: string, path: string, operation?: string, chunk?: string, room?: string }} options the chunk with
 * its catalogue defaults to the name, the folder to the chunk
 * @throws {Error} for existing names, and for an operation with parameters missing in the path
 */
export async function screen(tree, { library, name, path, operation, chunk = name, room = chunk }) {
  const { className, propertyName } = names(name);
  const folder = `${libraryRoot(tree, library)}/src/${room}`;
  const module = `${room}/${name}-screen.tsx`;
  if (tree.exists(`${folder}/${name}-screen.tsx`)) throw new Error(`${module} is there already.`);
  const query = operation === undefined ? null : queryOf(writeEndpoint(tree, library, room, operation), path);
  const key = `${library}.${name}`;
  addLink(tree, library, propertyName, path);
  const catalogue = addMessages(tree, library, chunk, messagesOf(key, name, query));
  addPackages(tree, library, packagesOf(query));
  addRoute(tree, library, { name: propertyName, chunk, module });
  const address = path.replace(/:\w+/g, 'some-id');
  generateFiles(tree, new URL('./files', import.meta.url).pathname, folder, {
    ...{ tmpl: '', name, className, propertyName, library, key, query, address, chunk, catalogue },
  });
  await formatFiles(tree);
}

/**
 * Template data for a query.
 * @param {import('../endpoint/endpoint.mjs').Endpoint} endpoint
 * @param {string} path of the screen
 */
function queryOf({ operation, required, unwraps, factory }, path) {
  if (operation.method !== 'GET') throw new Error(`${operation.id} is no GET: write a form.`);
  const missing = required.find(({ name }) => !path.includes(`:${name}`));
  if (missing) throw new Error(`${operation.id} needs ${missing.name}: the path has no :${missing.name}.`);
  const data = operation.response?.properties?.data ?? operation.response;
  const isList = data?.type === 'array';
  const row = (isList ? data.items : data)?.properties ?? {};
  return {
    factory,
    isList,
    id: operation.id,
    path: operation.path,
    text: (!isList || row.id) && texts.find((name) => row[name]?.type === 'string'),
    data: unwraps ? 'data' : 'data: { data }',
    params: required.map(({ name }) => `${name} = ''`).join(', '),
    args: required.map(({ name }) => name).join(', '),
    isWrapped: operation.response?.properties?.data !== undefined,
  };
}

/** @param {string} key @param {string} name @param {ReturnType<typeof queryOf> | null} query */
function messagesOf(key, name, query) {
  const frame = { [`${key}.title`]: titleOf(name), [`${key}.back`]: 'Home' };
  const lead = { ...frame, ...(!query?.text && { [`${key}.lead`]: 'Here we are!' }) };
  if (!query) return lead;
  const empty = { [`${key}.empty.title`]: 'Nothing here yet', [`${key}.empty.text`]: 'Come back soon!' };
  return { ...lead, ...(query.isList && empty), [`${key}.error`]: 'We could not open this. Try again?' };
}

/** Imports of the generated files. @param {ReturnType<typeof queryOf> | null} query */
function packagesOf(query) {
  const own = ['@sirah-trails/api-client', '@sirah-trails/screen-kit', '@sirah-trails/ui', 'react'];
  return [...own, ...(query ? ['@tanstack/react-query'] : [])];
}

/** @param {string} name in kebab-case */
function titleOf(name) {
  const words = name.replaceAll('-', ' ');
  return words[0]?.toUpperCase() + words.slice(1);
}
