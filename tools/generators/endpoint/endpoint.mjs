import { formatFiles, generateFiles, names } from '@nx/devkit';
import { addQueryRoot, libraryRoot } from '../library.mjs';
import { readOperation } from '../operation.mjs';

/**
 * Writes the endpoint of an operation into `src/endpoints` of a library, unless it has one already.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ library: string, operation: string }} options
 * @throws {Error} for an unknown library or operation
 */
export async function endpoint(tree, { library, operation }) {
  writeEndpoint(tree, library, operation);
  await formatFiles(tree);
}

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} library
 * @param {string} operationId
 * @returns {Endpoint} how other generated files refer to it
 */
export function writeEndpoint(tree, library, operationId) {
  const operation = readOperation(tree, operationId);
  const isQuery = operation.method === 'GET';
  const { fileName, className } = names(isQuery ? operationId.replace(/^(get|list)/, '') : operationId);
  const required = operation.parameters.filter((one) => one.required);
  const optional = operation.parameters.filter((one) => !one.required);
  const endpoint = {
    file: fileName,
    factory: `${names(className).propertyName}${isQuery ? 'Query' : 'Mutation'}`,
    values: className,
    operation,
    required,
    optional,
    unwraps: Object.keys(operation.response?.properties ?? {}).join() === 'data',
  };
  const folder = `${libraryRoot(tree, library)}/src/endpoints`;
  if (tree.exists(`${folder}/${fileName}.ts`)) return endpoint;
  if (isQuery) addQueryRoot(tree, library);
  const kind = isQuery ? 'query' : 'mutation';
  generateFiles(tree, new URL(`./files/${kind}`, import.meta.url).pathname, folder, {
    ...endpoint,
    ...parts(endpoint),
    library,
    tmpl: '',
    name: fileName,
  });
  return endpoint;
}

/** @typedef {{ file: string, factory: string, values: string, operation: import('../operation.mjs').Operation, required: import('../operation.mjs').Parameter[], optional: import('../operation.mjs').Parameter[], unwraps: boolean }} Endpoint */

/** The pieces of code of the templates. @param {Endpoint} endpoint */
function parts({ operation, required, optional }) {
  const camel = (/** @type {string} */ name) => names(name).propertyName;
  const optionalType = `{ ${optional.map(({ name, type }) => `${name}?: ${type}`).join('; ')} }`;
  const entry = (/** @type {string} */ name) => (camel(name) === name ? name : `${name}: ${camel(name)}`);
  const group = (/** @type {'path' | 'query'} */ where) => {
    const fields = required.filter((one) => one.in === where).map(({ name }) => entry(name));
    if (where === 'query' && optional.length > 0) fields.push('...query');
    if (fields.join() === '...query') return ['query'];
    return fields.length === 0 ? [] : [`${where}: { ${fields.join(', ')} }`];
  };
  const header = operation.takesKey ? ["header: { 'Idempotency-Key': idempotencyKey }"] : [];
  const groups = [...group('path'), ...group('query'), ...header];
  const needed = required.map(({ name, type }) => `${camel(name)}: ${type}`);
  const given = optional.length > 0 ? ['query'] : [];
  return {
    params: groups.length === 0 ? '' : `params: { ${groups.join(', ')} }`,
    signature: [...needed, ...given.map((name) => `${name}: ${optionalType} = {}`)].join(', '),
    fetchSignature: [
      ...needed,
      ...given.map((name) => `${name}: ${optionalType}`),
      'signal: AbortSignal',
    ].join(', '),
    args: [...required.map(({ name }) => camel(name)), ...given],
    fields: fieldsOf(operation.body),
    errors: ['ApiError', ...operation.errors.filter((status) => !['401', '422'].includes(status))].join(', '),
  };
}

/** @param {any} body @returns {[name: string, type: string][]} */
function fieldsOf(body) {
  const fields = Object.entries(body?.properties ?? {});
  return fields.map(([name, schema]) => {
    const mark = body.required?.includes(name) ? '' : '?';
    return [`${name}${mark}`, bodyType(name, schema)];
  });
}

/** @param {string} name @param {any} schema @returns {string} */
function bodyType(name, schema) {
  if (schema.enum) return schema.enum.map((/** @type {unknown} */ one) => JSON.stringify(one)).join(' | ');
  if (Array.isArray(schema.type)) {
    return schema.type.map((/** @type {string} */ type) => bodyType(name, { ...schema, type })).join(' | ');
  }
  if (schema.type === 'integer') return 'number';
  if (schema.type === 'array') return `(${bodyType(name, schema.items)})[]`;
  if (['string', 'number', 'boolean', 'null'].includes(schema.type)) return schema.type;
  throw new Error(`The field ${name} of the body has a shape of its own: write the endpoint by hand.`);
}
