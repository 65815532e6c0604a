import type { Client } from 'openapi-fetch';
import type { paths } from '../generated/contract.ts';
import { createTransport, type TransportOptions } from '../transport/transport.ts';
import { createTransportEvents, type TransportEvents } from '../transport/transport-events.ts';
import { callThrough, type Call } from './call-through.ts';

export type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>;

export interface ApiOptions extends Omit<TransportOptions, 'events'> {
  events?: TransportEvents;
}

/**
 * A client of the provider, typed by the contract as openapi-fetch does. The app has one, `api`; tests make their own.
 * Its calls throw `ApiError` without a response; `read` throws for responses that are no success.
 */
export function createApi({ events = createTransportEvents(), ...options }: ApiOptions): Api {
  const call = callThrough(createTransport({ ...options, events }), options.baseUrl);
  const as = (method: string) => (path: string, init?: Call) => call(method, path, init);
  return { GET: as('GET'), POST: as('POST'), PUT: as('PUT'), DELETE: as('DELETE') } as Api;
}
