import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './place.module.css';

interface PlaceProps {
  name: string;
  /** What one does there, in a few words. */
  about: string;
  /** Address of its picture. */
  picture: string;
}

/** A place that is a screen. */
export function PlaceLink({ to, ...place }: PlaceProps & { to: string }) {
  return (
    <Link to={to} className={styles.place}>
      <View {...place} />
    </Link>
  );
}

/** A place that opens the learner's mail app. */
export function PlaceMail({ address, ...place }: PlaceProps & { address: string }) {
  return (
    <a href={`mailto:${address}`} className={styles.place}>
      <View {...place} />
    </a>
  );
}

/** A place that something else stands in front of. */
export function PlaceButton({ onClick, ...place }: PlaceProps & { onClick: () => void }) {
  return (
    <button type="button" className={styles.place} onClick={onClick}>
      <View {...place} />
    </button>
  );
}

function View({ name, about, picture }: PlaceProps): ReactNode {
  return (
    <>
      <img src={picture} alt="" className={styles.picture} />
      <span className={styles.sign}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.about}>{about}</span>
      </span>
    </>
  );
}
