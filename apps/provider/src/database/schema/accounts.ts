import type { Generated } from 'kysely';

/** Tables of accounts and sign-in. */
export interface AccountTables {
  learner: LearnerTable;
  session: SessionTable;
  kept_response: StoredResponseTable;
  one_time_code: OneTimeCodeTable;
  reset_link: ResetLinkTable;
  known_place: KnownSourceTable;
  throttle: ThrottleTable;
  mail: MailTable;
  recovery_request: RecoveryRequestTable;
  google_flow: GoogleFlowTable;
  token_exchange: TokenExchangeTable;
}

/** Times in epoch milliseconds. */
interface LearnerTable {
  id: string;
  /** Lower case, NFKC. */
  email: string;
  /** Null for a Google-only account. */
  password_hash: string | null;
  username: string;
  /** Normalized username, unique. Null for an older row with a duplicate name. */
  name_key: string | null;
  first_name: string | null;
  last_name: string | null;
  age: string | null;
  gender: string | null;
  /** Items and skin apply once `avatar_chosen` is 1. */
  head_item_id: string;
  /** skin_1, skin_2 or skin_3. */
  skin: Generated<string>;
  /** Null shows the category's first suitable starter. */
  top_item_id: Generated<string | null>;
  pants_item_id: Generated<string | null>;
  shoes_item_id: Generated<string | null>;
  /** 1 for a scarf below the head item, if the item has scarf images. */
  scarf: Generated<number>;
  /** 1 for a figure in a wheelchair. */
  wheelchair: Generated<number>;
  /** 1 after the learner chooses an avatar. */
  avatar_chosen: Generated<number>;
  joined_at: number;
  /** 1 for demo learners, who can sign in only to a demo. */
  demo: number;
  /** Time of the email verification; null before. */
  verified_at: number | null;
  deactivated_at: number | null;
  /** Shown to the learner: a text for children. */
  deactive_reason: string | null;
  /** Time of a parent's or guardian's consent, and version of its text. */
  consented_at: number | null;
  consent_version: string | null;
  /** Google's subject id of the learner. */
  google_subject: string | null;
  /** 1 for a hidden learner: on no board, without a public profile. */
  hidden: Generated<number>;
  /** Factor of the time per question: '1', '1.5', '2', or 'none' for no clock. */
  calm: Generated<string>;
  /** IANA time zone of the learner's days; null before the app has reported it. */
  time_zone: Generated<string | null>;
  /** 1 if the learner sends pairs by Check, 0 if by their second word; null until they choose. */
  pairs_by_check: Generated<number | null>;
  /** Last sign-in or token refresh. */
  last_seen_at: number | null;
  /** Retention rounds in a row that found the learner idle. */
  idle_rounds: Generated<number>;
}

/** A family of rotated tokens, stored as hashes. */
interface SessionTable {
  id: string;
  learner_id: string;
  token_hash: string;
  previous_token_hash: string | null;
  /** The current token, sealed with the previous token: a repeated refresh after a lost response returns it. */
  sealed_token: string | null;
  /** First use of the current token; null before. A later repeated refresh is a replay. */
  confirmed_at: number | null;
  created_at: number;
  rotated_at: number;
  revoked_at: number | null;
}

/** Response of a write by its `Idempotency-Key`. Must not contain secrets. */
interface StoredResponseTable {
  /** Owner of the key: the learner's id, or `public`. */
  scope: string;
  /** Hashed for the scope `public`. */
  key: string;
  /** The writing learner, or the learner named in the response: the row is deleted with the account. */
  learner_id: string | null;
  operation: string;
  body_hash: string;
  response: string;
  created_at: number;
}

/** The only valid code per email and purpose. */
interface OneTimeCodeTable {
  purpose: string;
  email: string;
  learner_id: string | null;
  code_hash: string;
  tries: number;
  created_at: number;
  expires_at: number;
  /** Hash of the link secret in the same mail; null for a mail without a link. */
  link_hash: string | null;
  /** Hash of the verifier of the browser that the link is for. */
  challenge: string | null;
  /** The requester: the keyed hash of the browser's challenge or of the network address. */
  asker: string | null;
  /** Wrong attempts of the requester; `tries` counts all other attempts. */
  own_tries: Generated<number>;
}

/** A network or device of a sign-in within 30 days: a keyed hash of the IP or the device token. */
interface KnownSourceTable {
  learner_id: string;
  place_hash: string;
  expires_at: number;
}

/** A password reset link sent by mail. */
interface ResetLinkTable {
  token_hash: string;
  learner_id: string | null;
  expires_at: number;
}

/** Hits of a rate-limited key; the key is stored hashed. */
interface ThrottleTable {
  bucket: string;
  key_hash: string;
  /** Times of hits within the window, oldest first, as JSON. */
  turns: string;
  /** Time when the last hit expires. */
  expires_at: number;
}

/** A mail in the outbox. */
interface MailTable {
  id: string;
  kind: string;
  /** Address and values, sealed with the instance secret; empty for an undeliverable mail. */
  sealed: string;
  created_at: number;
  /** Delivery deadline. */
  expires_at: number;
  next_try_at: number;
  tries: number;
  /** End of a process's claim. */
  claimed_until: number | null;
  failed_at: number | null;
  /** Error code of the last attempt, without the mail server's text. */
  last_error: string | null;
  /** The mail's learner: the row is deleted with the account. */
  learner_id: string | null;
}

/** A deactivated learner's request to the administrator. */
interface RecoveryRequestTable {
  id: string;
  learner_id: string | null;
  message: string;
  created_at: number;
  link_hash: string;
  link_expires_at: number;
  /** Time when the emailed link was followed; null before. */
  confirmed_at: number | null;
  decided_at: number | null;
  /** approved or rejected; null while open. */
  decision: string | null;
  /** The administrator's note. */
  note: string | null;
}

/** A running Google sign-in. Times in epoch milliseconds. */
interface GoogleFlowTable {
  state_hash: string;
  /** Hash of the cookie of the browser that began the flow. */
  browser_hash: string;
  /** State of the flow, sealed with that cookie: the database alone cannot open it. */
  sealed: string;
  expires_at: number;
}

/** A one-time code that can be exchanged for a session. */
interface TokenExchangeTable {
  code_hash: string;
  learner_id: string;
  email: string;
  /** Hash of the verifier of the browser that began the flow. */
  challenge: string;
  expires_at: number;
  /** 1 for a deactivated account: the code returns the reason instead of a session. */
  closed: Generated<number>;
}
