import { useStore } from '../store/store.ts';
import { announcements, type Politeness } from './announce.ts';

/** The one place from which screen readers hear the app. Mounted once, by the host, before anything speaks. */
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
