import type { Avatar } from '@sirah-trails/api-client';
import { learnerIdOf, learnerStorage, memoryStorage, session } from '@sirah-trails/api-client/session';
import { tabStorage } from '@sirah-trails/screen-kit';
import { useState } from 'react';
import { toChoice, isSameOutfit } from '../outfit/outfit.ts';

/** The preview of an unsaved outfit. */
export interface Draft {
  readonly outfit: Avatar;
  readonly isChanged: boolean;
  /** The draft before the last `restore()`, for undo. */
  readonly undone: Avatar | null;
  readonly change: (outfit: Avatar) => void;
  /** Restores the saved avatar and keeps the draft for undo. */
  readonly restore: () => void;
  /** Removes the draft after it was saved or discarded. */
  readonly clear: () => void;
}

/** The draft over the saved avatar; survives a reload. */
export function useDraft(saved: Avatar): Draft {
  const [draft, setDraft] = useState(() => readDraft(saved));
  const [undone, setUndone] = useState<Avatar | null>(null);
  const outfit = draft ?? saved;
  const clear = () => {
    setDraft(null);
    setUndone(null);
    removeDraft();
  };
  return {
    outfit,
    isChanged: !isSameOutfit(outfit, saved),
    undone,
    change: (next) => {
      setDraft(next);
      setUndone(null);
      storeDraft(saved, next);
    },
    restore: () => {
      clear();
      setUndone(outfit);
    },
    clear,
  };
}

const storageKey = 'draft:avatar';

/** This tab's draft over the saved avatar, or null. */
function readDraft(saved: Avatar): Avatar | null {
  const stored = parse(storage().get(storageKey));
  return stored && stored.over === fingerprint(saved) ? stored.look : null;
}

/** Stores the draft until it is saved, discarded, or the session changes. */
function storeDraft(saved: Avatar, outfit: Avatar): void {
  storage().set(storageKey, JSON.stringify({ over: fingerprint(saved), look: outfit }));
}

function removeDraft(): void {
  storage().remove(storageKey);
}

function fingerprint(saved: Avatar) {
  return JSON.stringify(toChoice(saved));
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
