import type { Generated } from 'kysely';

/** A sign-in with Google that is under way. Times in epoch milliseconds. */
export interface GoogleFlowTable {
  state_hash: string;
  /** Of the cookie of the browser that began it. */
  browser_hash: string;
  /** The state of the flow, sealed by that cookie: the database alone opens nothing. */
  sealed: string;
  expires_at: number;
}

/** A one-time code that can be exchanged for a session. */
export interface TokenExchangeTable {
  code_hash: string;
  learner_id: string;
  email: string;
  /** The hash of the verifier of the browser that began the flow. */
  challenge: string;
  expires_at: number;
  /** 1 where the account was closed already: the code fetches the reason, and no session. */
  closed: Generated<number>;
}
