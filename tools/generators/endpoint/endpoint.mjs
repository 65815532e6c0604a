import { formatFiles, names } from '@nx/devkit';
import ts from 'typescript';
import { addQueryRoot, appendCode, libraryRoot } from '../library.mjs';
import { readOperation } from '../operation.mjs';

/**
 * Writes an operation's endpoint into a room's `endpoints.ts`, unless it exists.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ library: string, room: string, operation: string }} options
 * @throws {Error} for an unknown library or operation, and for an existing endpoint with other arguments
 */
export async function endpoint(tree, { library, room, operation }) {
  writeEndpoint(tree, library, room, operation);
  await formatFiles(tree);
}

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} library
 * @param {string} room folder of the source
 * @param {string} operationId
 * @returns {Endpoint} how other generated files refer to it
 */
export function writeEndpoint(tree, library, room, operationId) {
  const operation = readOperation(tree, operationId);
  const isQuery = operation.method === 'GET';
  const { fileName, className } = names(isQuery ? operationId.replace(/^(get|list)/, '') : operationId);
  const required = operation.parameters.filter((one) => one.required);
  const optional = operation.parameters.filter((one) => !one.required);
  const endpoint = {
    name: fileName,
    factory: `${names(className).propertyName}${isQuery ? 'Query' : 'Mutation'}`,
    values: className,
    operation,
    required,
    optional,
    unwraps: Object.keys(operation.response?.properties ?? {}).join() === 'data',
  };
  const file = `${libraryRoot(tree, library)}/src/${room}/endpoints.ts`;
  const existing = parametersOf(tree.read(file, 'utf8') ?? '', endpoint.factory);
  if (existing) {
    // Generated callers pass the required parameters of the contract only.
    if (existing.filter(isRequired).length === required.length) return endpoint;
    const signature = `${endpoint.factory}(${existing.map((one) => one.getText()).join(', ')})`;
    throw new Error(
      `${file} has ${signature}, with other arguments than ${operationId}: write its caller by hand.`,
    );
  }
  if (isQuery) addQueryRoot(tree, library);
  appendCode(tree, file, isQuery ? queryCode(endpoint, library) : mutationCode(endpoint));
  return endpoint;
}

/** Parameters of a module's function; undefined without the function. @param {string} source @param {string} name */
function parametersOf(source, name) {
  const { statements } = ts.createSourceFile('endpoints.ts', source, ts.ScriptTarget.Latest, true);
  return statements.filter(ts.isFunctionDeclaration).find((one) => one.name?.text === name)?.parameters;
}

/** @param {ts.ParameterDeclaration} parameter */
function isRequired({ initializer, questionToken }) {
  return !initializer && !questionToken;
}

/** @param {Endpoint} endpoint @param {string} library */
function queryCode(endpoint, library) {
  const { operation, factory, name, values, unwraps } = endpoint;
  const { signature, fetchSignature, args, params, errors } = parts(endpoint);
  const call = `read(api.GET('${operation.path}', { ${[params, 'signal'].filter(Boolean).join(', ')} }))`;
  return `import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** ${operation.summary}. Errors: ${errors}. */
export function ${factory}(${signature}) {
  return queryOptions({
    queryKey: [${[`queryRoots.${library}`, `'${name}'`, ...args].join(', ')}],
    queryFn: ({ signal }) => fetch${values}(${[...args, 'signal'].join(', ')}),
  });
}

${unwraps ? 'async ' : ''}function fetch${values}(${fetchSignature}) {
  ${unwraps ? `const { data } = await ${call};\n  return data;` : `return ${call};`}
}`;
}

/** @param {Endpoint} endpoint */
function mutationCode(endpoint) {
  const { operation, factory, values } = endpoint;
  const { signature, params, fields, errors } = parts(endpoint);
  const hasBody = fields.length > 0;
  const key = operation.takesKey ? 'idempotencyKey' : '';
  const type = hasBody ? `Write<${values}>` : `Pick<Write<unknown>, 'idempotencyKey'>`;
  const given = [hasBody ? 'values' : '', key].filter(Boolean);
  const argument = given.length > 0 ? `{ ${given.join(', ')} }: ${type}` : '';
  const options = [params, hasBody ? 'body: values' : ''].filter(Boolean).join(', ');
  const body = `export interface ${values} {\n${fields.map(([field, kind]) => `  ${field}: ${kind};\n`).join('')}}\n\n`;
  return `import { api, read${argument ? ', type Write' : ''} } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';

${hasBody ? body : ''}/** ${operation.summary}. Errors: ${errors}. */
export function ${factory}(${signature}) {
  return mutationOptions({
    mutationFn: (${argument}) => read(api.${operation.method}('${operation.path}', { ${options} })),
  });
}`;
}

/** @typedef {{ name: string, factory: string, values: string, operation: import('../operation.mjs').Operation, required: import('../operation.mjs').Parameter[], optional: import('../operation.mjs').Parameter[], unwraps: boolean }} Endpoint */

/** Fragments of the generated code. @param {Endpoint} endpoint */
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
