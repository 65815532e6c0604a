import type { operations, SessionlessOperation } from '@sirah-trails/openapi';
import type { Context } from './context.ts';
import type { Redirect } from './redirect.ts';

export type OperationId = keyof operations;

/** The caller, authenticated by the access token before the request is parsed. */
export interface Session {
  readonly sessionId: string;
  readonly learnerId: string;
}

/** Details of the request for operations that a browser opens as a page. */
export interface Browser {
  /** Scheme, host and port under which the browser sees the provider. The caller chooses the host. */
  readonly origin: string;
  /** Path and query as they came. */
  readonly url: string;
  /** The header `Cookie`. */
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

/** A file of a form comes whole, as its bytes. */
type WholeFiles<Fields> = {
  [Name in keyof Fields]: Blob extends Fields[Name] ? Exclude<Fields[Name], Blob> | Buffer : Fields[Name];
};

/** A request that the contract has checked. */
export interface Call<Id extends OperationId> {
  readonly context: Context;
  readonly params: Part<Id, 'path'>;
  readonly query: Part<Id, 'query'>;
  readonly body: Body<Id>;
  /** Absent only where the operation takes calls without a live session. */
  readonly session: Id extends SessionlessOperation ? null : Session;
  /** The token as sent. */
  readonly bearer: string | null;
  /** The caller's IP, as rate limits count it. */
  readonly ip: string;
  readonly idempotencyKey: string | null;
  readonly browser: Browser;
}

/** The body of the operation's response 200, or the redirect of an operation that answers 302. */
export type ResponseBody<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : Redirect;

/** Answers one operation; throws a `Refusal` for every declared error. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ResponseBody<Id>>;

/** Handlers of some operations by their id. */
export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };
