import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type Politeness = 'polite' | 'assertive';

/** Long enough for a screen reader to notice a text before the next one replaces it. */
const leastMs = 500;
/** Long enough to be read to the end, short enough not to leave stale text. */
const longestMs = 7000;

/** One of the two live regions: it holds one text at a time, and the others wait. */
function createVoice() {
  const spoken = createStore<{ readonly id: number; readonly text: string | null }>(() => ({
    id: 0,
    text: null,
  }));
  let waiting: readonly string[] = [];
  let turn: ReturnType<typeof setTimeout> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;

  const silence = () => {
    clearTimeout(turn);
    clearTimeout(end);
    turn = undefined;
    waiting = [];
    spoken.setState({ text: null });
  };
  const next = () => {
    turn = undefined;
    const [text, ...rest] = waiting;
    if (text === undefined || isHeld) return;
    waiting = rest;
    spoken.setState(({ id }) => ({ id: id + 1, text }));
    turn = setTimeout(next, leastMs);
    clearTimeout(end);
    end = setTimeout(silence, longestMs);
  };
  const say = (text: string) => {
    if (text === spoken.getState().text || waiting.includes(text)) return;
    waiting = [...waiting, text];
    if (turn === undefined) next();
  };
  const retract = (text: string) => {
    waiting = waiting.filter((other) => other !== text);
    if (text === spoken.getState().text) spoken.setState({ text: null });
  };
  const hold = (held: boolean) => {
    isHeld = held;
    if (turn === undefined) next();
  };
  return { spoken, say, retract, silence, hold };
}

/** By politeness. Exported for tests. */
export const voices = { polite: createVoice(), assertive: createVoice() };

/**
 * Announces a text to screen readers. A text that is still being announced is not announced again. `assertive` interrupts:
 * for urgent news only.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  voices[politeness].say(text);
}

/** A text that is gone from the screen: when it comes back, it is announced again. */
export function retract(text: string, politeness: Politeness): void {
  voices[politeness].retract(text);
}

/** Lets polite announcements wait, or go on: no learner should hear two voices at once. */
export const holdAnnouncements = voices.polite.hold;

/** Announces nothing more of what was to be announced. */
export function silence(): void {
  for (const voice of Object.values(voices)) voice.silence();
}

/** The live region of the app. The host mounts it once, before anything is announced. */
export function LiveRegion() {
  return (
    <>
      <Voice politeness="polite" />
      <Voice politeness="assertive" />
    </>
  );
}

function Voice({ politeness }: { politeness: Politeness }) {
  const { id, text } = useStore(voices[politeness].spoken);
  return (
    // Not atomic, as these roles are by themselves: only what is new is read.
    <div className="visually-hidden" role={politeness === 'polite' ? 'status' : 'alert'} aria-atomic="false">
      {text !== null && <p key={id}>{text}</p>}
    </div>
  );
}

/** Announces a text when it appears on screen and when it changes; nothing while it is absent. */
export function useAnnouncement(text: string | null | undefined, politeness: Politeness = 'polite'): void {
  useEffect(() => {
    if (text) announce(text, politeness);
  }, [text, politeness]);
}
