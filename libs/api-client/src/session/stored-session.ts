import type { User } from '../contract/schemas.ts';

/** Storage keys, with the specified spellings. */
export const storageKeys = {
  session: 'access_token',
  guest: 'signin_as_guess',
  guestAlias: 'signin_as_guest',
} as const;

/** Session record in the browser, under the key `access_token`. */
export interface SessionRecord {
  readonly token: string;
  /** Storage time, ISO 8601. */
  readonly timestamp: string;
  readonly user: User | null;
}

/** Parses a stored record; null if invalid, for example after a crash or a manual edit. */
export function parseRecord(text: string | null): SessionRecord | null {
  const value = parse(text);
  if (!isObject(value)) return null;
  const { token, timestamp, user } = value;
  if (typeof token !== 'string' || token === '') return null;
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return null;
  return { token, timestamp, user: isUser(user) ? user : null };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

// Lenient, because providers may omit fields, for example the id. Consumers handle missing fields.
function isUser(value: unknown): value is User {
  return isObject(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface StoredSession {
  readonly token: string | null;
  /** Token storage time, ISO 8601. */
  readonly timestamp: string | null;
  readonly user: User | null;
  readonly guest: boolean;
}

export function readStored(storage: Storage): StoredSession {
  const record = parseRecord(storage.getItem(storageKeys.session));
  if (record) return { ...record, guest: false };
  return { token: null, timestamp: null, user: null, guest: isGuest(storage) };
}

/** Returns whether the record is stored; a full storage rejects it, and the session lasts until a reload. */
export function writeRecord(storage: Storage, record: SessionRecord): boolean {
  return write(storage, storageKeys.session, JSON.stringify(record));
}

export function writeGuest(storage: Storage) {
  write(storage, storageKeys.guest, 'true');
}

function isGuest(storage: Storage) {
  return [storageKeys.guest, storageKeys.guestAlias].some((key) => storage.getItem(key) === 'true');
}

function write(storage: Storage, key: string, value: string) {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
