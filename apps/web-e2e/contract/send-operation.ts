import { contractOperations, type OperationId, type TestProvider } from '@sirah-trails/provider/testing';

/** A request as it goes over the wire: no client tidies it. */
export interface OperationRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string;
}

/** The operation of the contract with this id. */
export function operationOf(id: OperationId) {
  const operation = contractOperations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

/** Sends a request to an operation of the contract. */
export function sendOperation(
  { url }: TestProvider,
  id: OperationId,
  { path = {}, query = {}, headers = {}, body, token }: OperationRequest,
): Promise<Response> {
  const operation = operationOf(id);
  const address = new URL(
    operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(path[name] ?? '')),
    url,
  );
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return fetch(address, {
    method: operation.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
