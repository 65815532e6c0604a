import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type Politeness = 'polite' | 'assertive';

/** Minimum time, so that a screen reader notices a text. */
const leastMs = 500;
/** Maximum time: enough to read a text, without leaving it stale. */
const longestMs = 7000;

/** A live region: one text at a time, with a queue. */
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

/** Exported for tests. */
export const voices = { polite: createVoice(), assertive: createVoice() };

/**
 * Announces a text to screen readers, unless it is active or queued. `assertive` interrupts: for urgent news only.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  voices[politeness].say(text);
}

/** Forgets a text that left the screen, so that it is announced again when it returns. */
export function retract(text: string, politeness: Politeness): void {
  voices[politeness].retract(text);
}

/** Pauses or resumes polite announcements, so that two voices never overlap. */
export const holdAnnouncements = voices.polite.hold;

/** Clears all announcements. */
export function silence(): void {
  for (const voice of Object.values(voices)) voice.silence();
}

/** The live regions. The host mounts them once, before the first announcement. */
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
    // Not atomic, which is the default of these roles: only new text is read.
    <div className="visually-hidden" role={politeness === 'polite' ? 'status' : 'alert'} aria-atomic="false">
      {text !== null && <p key={id}>{text}</p>}
    </div>
  );
}

/** Announces a text when it appears and when it changes. */
export function useAnnouncement(text: string | null | undefined, politeness: Politeness = 'polite'): void {
  useEffect(() => {
    if (text) announce(text, politeness);
  }, [text, politeness]);
}
