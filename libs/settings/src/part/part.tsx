import { Card } from '@sirah-trails/ui';
import { type ReactNode, useId } from 'react';
import styles from './part.module.css';

interface PartProps {
  /** Absent where the title of the screen says it all. */
  title?: string;
  lead?: string;
  children?: ReactNode;
}

/** A part of a screen on a card: a form or a text, with a title and a lead where it needs them. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <Card as={title ? 'section' : 'div'} aria-labelledby={title && id} className={styles.part}>
      {title && <h2 id={id}>{title}</h2>}
      {lead && <p>{lead}</p>}
      {children}
    </Card>
  );
}
