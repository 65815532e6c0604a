import { contractOperations, type OperationId, type TestProvider } from '@sirah-trails/provider/testing';

/** A raw request, not normalized by a client. */
export interface OperationRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string;
}

/** The contract operation with this id. */
export function operationOf(id: OperationId) {
  const operation = contractOperations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

/** Sends a request to a contract operation, as a form where declared. */
export function sendOperation(
  { url }: Pick<TestProvider, 'url'>,
  id: OperationId,
  { path = {}, query = {}, headers = {}, body, token }: OperationRequest,
): Promise<Response> {
  const operation = operationOf(id);
  const address = new URL(
    operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(path[name] ?? '')),
    url,
  );
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const form = operation.fileFields && isRecord(body) ? formOf(body) : null;
  return fetch(address, {
    method: operation.method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !form && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: form ?? JSON.stringify(body) }),
  });
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value, 'file');
    else form.append(name, typeof value === 'string' ? value : String(JSON.stringify(value)));
  }
  return form;
}
