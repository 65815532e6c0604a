import type { Avatar } from '@sirah-trails/api-client';
import { learnerIdOf, learnerStorage, memoryStorage, session } from '@sirah-trails/api-client/session';
import { tabStorage } from '@sirah-trails/screen-kit';
import { choiceOf } from './choice.ts';

const name = 'draft:avatar';

/** What was tried on over this saved avatar in this tab before a reload; null where there is nothing. */
export function keptLook(saved: Avatar): Avatar | null {
  const kept = parse(storage().get(name));
  return kept && kept.over === overOf(saved) ? kept.look : null;
}

/** Keeps what is tried on until it is saved or left, or somebody signs in or out. */
export function keepLook(saved: Avatar, look: Avatar): void {
  storage().set(name, JSON.stringify({ over: overOf(saved), look }));
}

export function dropLook(): void {
  storage().remove(name);
}

function overOf(saved: Avatar) {
  return JSON.stringify(choiceOf(saved));
}

function storage() {
  return learnerStorage(learnerIdOf(session.getState().user), tabStorage() ?? memoryStorage());
}

function parse(text: string | null): { over: string; look: Avatar } | null {
  try {
    // Only this file writes it.
    return text === null ? null : (JSON.parse(text) as { over: string; look: Avatar });
  } catch {
    return null;
  }
}
