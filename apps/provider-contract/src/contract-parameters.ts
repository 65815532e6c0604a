import document from '@sirah-trails/openapi/provider.json' with { type: 'json' };

/** JSON schema keywords that tests vary. */
export interface ParameterSchema {
  readonly type?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
}

/** A declared parameter or body field. */
export interface Parameter {
  readonly operation: string;
  readonly place: 'path' | 'query' | 'headers' | 'body';
  readonly name: string;
  readonly required: boolean;
  readonly schema: ParameterSchema;
  /** Form fields are strings on the wire. */
  readonly form?: boolean;
}

interface Declared {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
}

interface BodySchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, object>>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
}

/** All parameters and body fields of the contract. */
export const contractParameters: readonly Parameter[] = Object.values(document.paths)
  .flatMap((item) => Object.values(item) as Operation[])
  .flatMap((operation) => [...parametersOf(operation), ...fieldsOf(operation)]);

function parametersOf({ operationId, parameters = [] }: Operation): Parameter[] {
  return parameters.map((source) => {
    const { name, in: place, required = false, schema } = resolve<Declared>(source);
    return { operation: operationId, place: placeOf(place), name, required, schema: resolve(schema) };
  });
}

function fieldsOf({ operationId, requestBody }: Operation): Parameter[] {
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
  if (!content) return [];
  const { required = [], properties = {} } = resolve<BodySchema>(content.schema);
  return Object.entries(properties).map(([name, schema]) => ({
    operation: operationId,
    place: 'body',
    name,
    required: required.includes(name),
    schema: resolve<ParameterSchema>(schema),
    ...(type === 'multipart/form-data' && { form: true }),
  }));
}

function placeOf(place: string): Parameter['place'] {
  if (place === 'path' || place === 'query') return place;
  return 'headers';
}

/** Resolves a reference in the contract. */
export function resolve<Shape>(source: object): Shape {
  if (!('$ref' in source)) return source as Shape;
  const steps = String(source.$ref).split('/').slice(1);
  const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
  return resolve<Shape>(target as object);
}
