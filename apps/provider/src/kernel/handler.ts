import type { operations, SessionlessOperation } from '@sirah-trails/openapi';
import type { Context } from './context.ts';
import type { Redirect } from './redirect.ts';

export type OperationId = keyof operations;

/** The caller, authenticated by the access token before the request is parsed. */
export interface Session {
  readonly sessionId: string;
  readonly learnerId: string;
}

/** Request details for operations that a browser opens as a page. */
export interface Browser {
  /** Scheme, host and port as the browser sees them. The host comes from the caller: do not trust it. */
  readonly origin: string;
  /** Path and query as sent. */
  readonly url: string;
  /** The `Cookie` header. */
  readonly cookies: string;
}

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Part<Id extends OperationId, Name extends 'path' | 'query'> =
  Parameters<Id> extends Record<Name, infer Value>
    ? Value
    : Parameters<Id> extends Partial<Record<Name, infer Value>>
      ? Partial<NonNullable<Value>>
      : never;
type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? WholeFiles<Content[keyof Content]>
  : undefined;

/** File fields of a form arrive as a Buffer. */
type WholeFiles<Fields> = {
  [Name in keyof Fields]: Blob extends Fields[Name] ? Exclude<Fields[Name], Blob> | Buffer : Fields[Name];
};

/** A request that passed validation against the contract. */
export interface Call<Id extends OperationId> {
  readonly context: Context;
  readonly params: Part<Id, 'path'>;
  readonly query: Part<Id, 'query'>;
  readonly body: Body<Id>;
  /** Null only for operations without a session. */
  readonly session: Id extends SessionlessOperation ? null : Session;
  /** The token as sent. */
  readonly bearer: string | null;
  /** The caller's IP address as rate limits count it. */
  readonly ip: string;
  readonly idempotencyKey: string | null;
  readonly browser: Browser;
}

/** Body of the 200 response, or a redirect for operations that answer 302. */
export type ResponseBody<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : Redirect;

/** Answers one operation; throws a `Refusal` for every declared error. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ResponseBody<Id>>;

/** Handlers by operation id. */
export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };
