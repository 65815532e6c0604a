import { Card } from '@sirah-trails/ui';
import { type ReactNode, useId } from 'react';
import styles from './card-section.module.css';

interface CardSectionProps {
  /** Omitted if the screen title is enough. */
  title?: string;
  lead?: string;
  children?: ReactNode;
}

/** Card with an optional title and lead. */
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
