import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Values per preference, the default first. */
const choices = {
  /** Sounds of right and wrong. */
  sounds: [true, false],
  /** Reduced motion, even if the device does not request it. */
  reducedMotion: [false, true],
  /** Hides the clock of a question; its time counts anyway. */
  hiddenClock: [false, true],
  /** Submits a pair of words by Check instead of its second word. */
  pairsByCheck: [false, true],
  /** Text size, relative to the device's. */
  textSize: ['normal', 'large', 'largest'],
  /** Honorifics as the text's sign, or in words. */
  honorifics: ['sign', 'words'],
  /** Book pages show their line for the youngest readers, if they have it. */
  simpleText: [false, true],
  /** Colours of the reading screen. */
  pageColours: ['paper', 'dark', 'contrast'],
  /** Line spacing of the reading screen. */
  pageLines: ['normal', 'wide'],
  /** Font of the reading screen: made for early readers, or the app's. */
  pageFont: ['reader', 'body'],
} as const;

/** Preferences of this device; sign-out keeps them. */
export type Preferences = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };

const KEY = 'preferences';

const store = createStore<Preferences>(stored);

/** Preferences of this device, in local storage. */
export const preferences = {
  get: store.getState,
  /** Changes some preferences. */
  set(changed: Partial<Preferences>): void {
    store.setState(changed);
    save(store.getState());
  },
};

/** Applies the preferences to the page. The host calls it once. Returns a function that stops it. */
export function startPreferences(): () => void {
  show(store.getState());
  return store.subscribe(show);
}

export function usePreferences(): Preferences {
  return useStore(store);
}

function stored(): Preferences {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return read({});
  }
}

/** Storage may be edited: accepts known values only. */
function read(value: unknown): Preferences {
  const found = Object(value) as Record<string, unknown>;
  const known = Object.entries<readonly unknown[]>(choices).map(([name, values]) => [
    name,
    values.includes(found[name]) ? found[name] : values[0],
  ]);
  return Object.fromEntries(known) as Preferences;
}

function save(value: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Full or blocked storage: the preference lasts until the page closes.
  }
}

/** Sets root attributes for the style sheet. */
function show({ reducedMotion, textSize }: Preferences): void {
  const { dataset } = document.documentElement;
  if (reducedMotion) dataset['motion'] = 'reduced';
  else delete dataset['motion'];
  if (textSize === 'normal') delete dataset['text'];
  else dataset['text'] = textSize;
}
