import { useStore } from 'zustand';
import { announcements, type Politeness } from './announce.ts';

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
