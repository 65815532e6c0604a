import type { Client } from 'openapi-fetch';
import type { paths } from '@sirah-trails/openapi';
import { withRewrittenHosts } from './host-rewrites.ts';
import { ApiError, errorOf } from '../errors/api-error.ts';
import type { Send } from '../transport/send.ts';
import { createTransport, type Transport, type TransportOptions } from '../transport/transport.ts';
import { createTransportEvents, type TransportEvents } from '../transport/transport-events.ts';

export type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>;

export interface ApiOptions extends Omit<TransportOptions, 'events'> {
  /** Absolute API URL. */
  baseUrl: string;
  events?: TransportEvents;
  /** Replacement origins for pictures, sounds and files, by host. */
  hostRewrites?: Readonly<Record<string, string>> | undefined;
}

/**
 * Creates an API client, typed by the contract like openapi-fetch. The app uses `api`; tests create their own. Calls throw
 * `ApiError` without a response; `read` also throws for error responses.
 */
export function createApi({
  events = createTransportEvents(),
  hostRewrites = {},
  ...options
}: ApiOptions): Api {
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const call = callThrough(createTransport({ ...options, baseUrl, events }), baseUrl);
  const hasRewrites = Object.keys(hostRewrites).length > 0;
  const as = (method: string) => async (path: string, init?: Call) => {
    const { data, ...result } = await call(method, path, init);
    return { ...result, data: hasRewrites ? withRewrittenHosts(data, hostRewrites) : data };
  };
  return { GET: as('GET'), POST: as('POST'), PUT: as('PUT'), DELETE: as('DELETE') } as Api;
}

interface Result<Data = unknown> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Returns the data from an `api` call.
 * @throws ApiError for everything else, an empty 500 too.
 */
export async function read<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch(rethrow);
  if (!response.ok) throw errorOf(response, error);
  // Safe cast: a 204 has no data, and neither has its operation's type.
  return data as Data;
}

function rethrow(cause: unknown): never {
  if (cause instanceof ApiError) throw cause;
  throw new ApiError({ kind: 'malformed', cause });
}

type Values = Readonly<Record<string, unknown>>;

/** The subset of openapi-fetch options used by this app. */
interface Call extends Omit<RequestInit, 'body' | 'headers'> {
  readonly params?: { readonly path?: Values; readonly query?: Values; readonly header?: Values };
  readonly headers?: Values;
  readonly body?: unknown;
  readonly bodySerializer?: (body: unknown) => BodyInit;
  readonly fetch?: Send;
}

/**
 * Calls an operation by method and path. Replaces openapi-fetch, whose code is four times as large and would load with every
 * first screen.
 */
function callThrough(send: Transport, baseUrl: string) {
  return async (method: string, path: string, call: Call = {}): Promise<Result> => {
    const { params = {}, headers, body, bodySerializer = JSON.stringify, fetch, ...init } = call;
    const content = body === undefined ? undefined : bodySerializer(body);
    const request = new Request(baseUrl + filled(path, params.path) + search(params.query), {
      ...init,
      method,
      headers: {
        ...(typeof content === 'string' && { 'Content-Type': 'application/json' }),
        ...present(headers),
        ...present(params.header),
      },
      ...(content !== undefined && { body: content }),
    });
    return resultOf(await send(request, fetch));
  };
}

function filled(path: string, values: Values = {}) {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function search(values: Values = {}) {
  const pairs = Object.entries(present(values));
  return pairs.length > 0
    ? `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
    : '';
}

function present(values: Values = {}): Record<string, string> {
  const known = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}

/** Throws for a success without JSON. An error body may be anything, such as a proxy page. */
async function resultOf(response: Response): Promise<Result> {
  const text = await response.text();
  if (response.ok) return { data: text ? JSON.parse(text) : undefined, response };
  return { error: parsed(text), response };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Creates an idempotency key for one action of the learner: 32 hexadecimal digits. */
export function newIdempotencyKey(): string {
  // `randomUUID` is missing without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Variables of a mutation. */
export interface Write<Values> {
  values: Values;
  /** Same key for all attempts of an action, sent as `Idempotency-Key` if the operation accepts it. */
  idempotencyKey: string;
  /** Receives the upload progress, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}
