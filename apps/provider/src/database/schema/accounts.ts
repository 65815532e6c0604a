import type { Generated } from 'kysely';

/** The tables of learners and of how they sign in. */
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

/** A learner's account. Times in epoch milliseconds. */
interface LearnerTable {
  id: string;
  /** Lower-cased, NFKC. */
  email: string;
  /** Null for a Google account without a password. */
  password_hash: string | null;
  username: string;
  /** The username as it is compared: no two learners share one. Null where an older row lost the comparison. */
  name_key: string | null;
  first_name: string | null;
  last_name: string | null;
  age: string | null;
  gender: string | null;
  /** Items and skin apply once `avatar_chosen` is 1. */
  head_item_id: string;
  /** skin_1, skin_2 or skin_3. */
  skin: Generated<string>;
  /** Null wears the first starter of the category that suits the learner. */
  top_item_id: Generated<string | null>;
  pants_item_id: Generated<string | null>;
  shoes_item_id: Generated<string | null>;
  /** 1 when the head is worn over a scarf, where it is drawn so. */
  scarf: Generated<number>;
  /** 1 when the figure sits in a wheelchair. */
  wheelchair: Generated<number>;
  /** 1 once the learner has chosen an avatar. */
  avatar_chosen: Generated<number>;
  joined_at: number;
  /** 1 for the learners of a demo: they can sign in only while the provider runs one. */
  demo: number;
  /** When the e-mail address was proven; null until then. */
  verified_at: number | null;
  deactivated_at: number | null;
  /** Shown to the learner: a text for children. */
  deactive_reason: string | null;
  /** When a parent or guardian's agreement was given, and to which version of the text. */
  consented_at: number | null;
  consent_version: string | null;
  /** The subject by which Google knows the learner. */
  google_subject: string | null;
  /** 1 for a learner who hides: on no board, without a public profile. */
  hidden: Generated<number>;
  /** The factor on a question's time: '1', '1.5', '2', or 'none' for no clock. */
  calm: Generated<string>;
  /** The last sign-in or renewal of a session. */
  last_seen_at: number | null;
}

/** One family of rotated tokens; only hashes are stored. */
interface SessionTable {
  id: string;
  learner_id: string;
  token_hash: string;
  previous_token_hash: string | null;
  /** The current token, sealed with the previous one: a repeated refresh after a lost response returns it. */
  sealed_token: string | null;
  /** First use of the current token; null until then. From then on a repeated refresh is a replay. */
  confirmed_at: number | null;
  created_at: number;
  rotated_at: number;
  revoked_at: number | null;
}

/** Stored response of a write by its `Idempotency-Key`. Must not contain secrets. */
interface StoredResponseTable {
  /** Owner of the key: the learner's id, or `public`. */
  scope: string;
  /** Hashed where it belongs to no learner. */
  key: string;
  /** The learner who wrote, or whom the response names: the row is deleted with the account. */
  learner_id: string | null;
  operation: string;
  body_hash: string;
  response: string;
  created_at: number;
}

/** The one live code of an e-mail address for a purpose. */
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

/** A network or device on which a learner has signed in within 30 days: a keyed hash of the IP or the device token. */
interface KnownSourceTable {
  learner_id: string;
  place_hash: string;
  expires_at: number;
}

/** A link in a mail for a new password. */
interface ResetLinkTable {
  token_hash: string;
  learner_id: string | null;
  expires_at: number;
}

/** The hits of one key under a limit; the key is stored hashed. */
interface ThrottleTable {
  bucket: string;
  key_hash: string;
  /** The times of the hits that still count, oldest first, as JSON. */
  turns: string;
  /** When the last hit has expired. */
  expires_at: number;
}

/** The outbox: a mail that waits for the postman. */
interface MailTable {
  id: string;
  kind: string;
  /** Address and values, sealed by the instance's secret; empty once given up. */
  sealed: string;
  created_at: number;
  /** When it is no longer worth sending. */
  expires_at: number;
  next_try_at: number;
  tries: number;
  /** Until when one process has claimed it. */
  claimed_until: number | null;
  failed_at: number | null;
  /** Error code of the last attempt, never a text of the mail server. */
  last_error: string | null;
  /** The learner that the mail is about; it is deleted with the account. */
  learner_id: string | null;
}

/** A request of a deactivated learner, for the administrator. */
interface RecoveryRequestTable {
  id: string;
  learner_id: string | null;
  message: string;
  created_at: number;
  link_hash: string;
  link_expires_at: number;
  /** When the e-mailed link was followed; unconfirmed before. */
  confirmed_at: number | null;
  decided_at: number | null;
  /** approved or rejected once decided. */
  decision: string | null;
  /** The administrator's note. */
  note: string | null;
}

/** A sign-in with Google that is under way. Times in epoch milliseconds. */
interface GoogleFlowTable {
  state_hash: string;
  /** Hash of the cookie of the browser that began the flow. */
  browser_hash: string;
  /** The state of the flow, sealed by that cookie: the database alone opens nothing. */
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
  /** 1 where the account was closed already: the code fetches the reason, and no session. */
  closed: Generated<number>;
}
