import { Card } from '@sirah-trails/ui';
import { type ReactNode, useId } from 'react';
import styles from './card-section.module.css';

interface CardSectionProps {
  /** Absent where the title of the screen says it all. */
  title?: string;
  lead?: string;
  children?: ReactNode;
}

/** A part of a screen on a card: a form or a text, with a title and a lead where it needs them. */
export function CardSection({ title, lead, children }: CardSectionProps) {
  const id = useId();
  return (
    <Card as={title ? 'section' : 'div'} aria-labelledby={title && id} className={styles.section}>
      {title && <h2 id={id}>{title}</h2>}
      {lead && <p>{lead}</p>}
      {children}
    </Card>
  );
}
