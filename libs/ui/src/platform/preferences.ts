import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What can be chosen, the default first. */
const choices = {
  /** The sounds of right and wrong. */
  sounds: [true, false],
  /** Reduced motion, even where the device does not ask for it. */
  reducedMotion: [false, true],
  /** The clock of a question is not shown. Its time counts all the same. */
  hiddenClock: [false, true],
  /** A pair of words is sent by Check, and not by its second word. */
  pairsByCheck: [false, true],
  /** Size of all text, as a step from the text size of the device. */
  textSize: ['normal', 'large', 'largest'],
  /** How honorifics are written: as the sign of the text, or in words. */
  honorifics: ['sign', 'words'],
  /** Pages of books show their line for the youngest readers, where they have one. */
  simpleText: [false, true],
  /** Colours of the screen on which a book is read. */
  pageColours: ['paper', 'dark', 'contrast'],
  /** Distance of the lines of its text. */
  pageLines: ['normal', 'wide'],
  /** Its letters: made for early readers, or those of the app. */
  pageFont: ['reader', 'body'],
} as const;

/** Preferences of this device; sign-out keeps them. */
export type Preferences = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };

const KEY = 'preferences';

const store = createStore<Preferences>(stored);

/** The preferences of this device, in its storage. */
export const preferences = {
  get: store.getState,
  /** Changes some of them and keeps the rest. */
  set(changed: Partial<Preferences>): void {
    store.setState(changed);
    save(store.getState());
  },
};

/** Shows the preferences on the page from now on. The host calls it once. Returns a function that stops it. */
export function startPreferences(): () => void {
  show(store.getState());
  return store.subscribe(show);
}

/** Subscribes to the preferences. */
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

/** Storage can be edited: only what can be chosen counts. */
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
    // Full or forbidden storage: the preference holds until the page is closed.
  }
}

/** The style sheet reads these choices from the root element. */
function show({ reducedMotion, textSize }: Preferences): void {
  const { dataset } = document.documentElement;
  if (reducedMotion) dataset['motion'] = 'reduced';
  else delete dataset['motion'];
  if (textSize === 'normal') delete dataset['text'];
  else dataset['text'] = textSize;
}
