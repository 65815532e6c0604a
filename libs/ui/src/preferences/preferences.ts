import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Preferences of this device; sign-out keeps them. */
export interface Preferences {
  /** The sounds of right and wrong. */
  readonly sounds: boolean;
  /** Reduced motion, even where the device does not ask for it. */
  readonly reducedMotion: boolean;
}

const KEY = 'preferences';
const DEFAULTS: Preferences = { sounds: true, reducedMotion: false };

const store = createStore<Preferences>(stored);

/** The preferences of this device, kept in its storage. */
export const preferences = {
  get: store.getState,
  /** Changes some of them and keeps the rest. */
  set(changed: Partial<Preferences>): void {
    store.setState(changed);
    keep(store.getState());
  },
};

/** Shows the preferences on the page from now on. The host calls it once. Returns a function that stops it. */
export function startPreferences(): () => void {
  showMotion(store.getState());
  return store.subscribe(showMotion);
}

/** The preferences, kept up to date. */
export function usePreferences(): Preferences {
  return useStore(store);
}

function stored(): Preferences {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULTS;
  }
}

/** Storage can be edited: only values of the right form count. */
function read(value: unknown): Preferences {
  if (typeof value !== 'object' || value === null) return DEFAULTS;
  const { sounds, reducedMotion } = value as Record<string, unknown>;
  return {
    sounds: typeof sounds === 'boolean' ? sounds : DEFAULTS.sounds,
    reducedMotion: typeof reducedMotion === 'boolean' ? reducedMotion : DEFAULTS.reducedMotion,
  };
}

function keep(value: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Full or forbidden storage: the preference holds until the page is closed.
  }
}

/** The style sheet reads the choice from the root element. */
function showMotion({ reducedMotion }: Preferences): void {
  if (reducedMotion) document.documentElement.dataset['motion'] = 'reduced';
  else delete document.documentElement.dataset['motion'];
}
