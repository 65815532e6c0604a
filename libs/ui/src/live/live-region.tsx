import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type Politeness = 'polite' | 'assertive';

interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly politeness: Politeness;
}

// Long enough to be read to the end, short enough not to leave stale text.
const KEPT_MS = 7000;

let count = 0;

/** What the live region holds now. */
export const announcements = createStore<readonly Announcement[]>(() => []);

/**
 * Announces a text to screen readers; the same text twice is announced twice.
 * `assertive` interrupts: for urgent news only.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const announcement = { id: (count += 1), text, politeness };
  announcements.setState((current) => [...current, announcement], true);
  setTimeout(() => {
    announcements.setState((current) => current.filter(({ id }) => id !== announcement.id), true);
  }, KEPT_MS);
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
  const spoken = useStore(announcements).filter((one) => one.politeness === politeness);
  return (
    <div className="visually-hidden" role={politeness === 'polite' ? 'status' : 'alert'}>
      {spoken.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
