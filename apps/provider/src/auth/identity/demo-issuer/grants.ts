import { z } from 'zod';
import { newSecret } from '../../session/token.ts';
import { isLoopback } from '../../../configuration/is-loopback.ts';
import type { DemoPerson } from './people.ts';
import { sha256 } from '../../../kernel/sha256.ts';
import { minute } from '../../../kernel/time.ts';

const codeMs = minute;

/** What the provider asks of the issuer on the learner's behalf. */
export interface Authorization {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE, S256. */
  readonly challenge: string;
}

interface Grant extends Authorization {
  readonly person: DemoPerson;
  readonly expiresAt: number;
}

/** The issued codes that are not used yet. */
export interface Grants {
  readonly clientId: string;
  give(asked: Authorization, person: DemoPerson): string;
  /** The grant of a token request, used up; null when anything does not fit. */
  take(request: URLSearchParams): Grant | null;
}

/** Reads the query of an authorization request; null when it is none of this client. */
export function readAuthorization(clientId: string, query: unknown): Authorization | null {
  const shape = z.object({
    client_id: z.literal(clientId),
    redirect_uri: z.string().refine(isReturnAddress),
    response_type: z.literal('code'),
    scope: z.string().regex(/\bopenid\b/),
    state: z.string().min(1),
    nonce: z.string().min(1),
    code_challenge: z.string().min(43),
    code_challenge_method: z.literal('S256'),
  });
  const { success, data } = shape.safeParse(query);
  if (!success) return null;
  const { redirect_uri: redirectUri, state, nonce, code_challenge: challenge } = data;
  return { redirectUri, state, nonce, challenge };
}

export function createGrants(clientId: string): Grants {
  const open = new Map<string, Grant>();
  return {
    clientId,
    give(asked, person) {
      const code = newSecret();
      open.set(code, { ...asked, person, expiresAt: Date.now() + codeMs });
      return code;
    },
    take(request) {
      const code = request.get('code') ?? '';
      const grant = open.get(code);
      open.delete(code);
      return grant && fits(grant, request) ? grant : null;
    },
  };
}

function fits({ redirectUri, challenge, expiresAt }: Grant, request: URLSearchParams): boolean {
  const verifier = request.get('code_verifier') ?? '';
  return (
    request.get('grant_type') === 'authorization_code' &&
    request.get('redirect_uri') === redirectUri &&
    sha256(verifier) === challenge &&
    Date.now() < expiresAt
  );
}

/** Only back to a provider of this machine. */
function isReturnAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(address);
  return (
    protocol === 'http:' &&
    isLoopback(hostname) &&
    pathname === '/auth/v1/login-google/callback' &&
    `${search}${hash}` === ''
  );
}
