import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/contract.ts';
import { createTransport, type TransportOptions } from '../transport/transport.ts';
import { createTransportEvents, type TransportEvents } from '../transport/transport-events.ts';

export type Api = Client<paths>;

export interface ApiOptions extends Omit<TransportOptions, 'events'> {
  events?: TransportEvents;
}

/**
 * A client of the provider, typed by the contract. The app has one, `api`; tests make their own.
 * Its calls throw `ApiError` without a response; `read` throws for responses that are no success.
 */
export function createApi({ events = createTransportEvents(), ...options }: ApiOptions): Api {
  return createClient<paths>({
    baseUrl: options.baseUrl,
    fetch: createTransport({ ...options, events }),
  });
}
