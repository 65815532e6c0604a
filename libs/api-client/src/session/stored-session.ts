import type { User } from '../contract/schemas.ts';
import { parseRecord, type SessionRecord } from './session-record.ts';
import { storageKeys } from './storage-keys.ts';

export interface StoredSession {
  readonly token: string | null;
  /** When the token was stored, ISO 8601. */
  readonly timestamp: string | null;
  readonly user: User | null;
  readonly guest: boolean;
}

export function readStored(storage: Storage): StoredSession {
  const record = parseRecord(storage.getItem(storageKeys.session));
  if (record) return { ...record, guest: false };
  return { token: null, timestamp: null, user: null, guest: isGuest(storage) };
}

export function writeRecord(storage: Storage, record: SessionRecord) {
  write(storage, storageKeys.session, JSON.stringify(record));
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
  } catch {
    // With a full storage the session lasts until a reload.
  }
}
