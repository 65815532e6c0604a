import { ButtonLink, Picture, ReadAloud, Skeleton, useHonorifics, useMessages } from '@sirah-trails/ui';
import { useRef } from 'react';
import styles from './next-step.module.css';
import { homeEn } from '../messages/home.ts';

interface StepCardProps {
  title: string;
  lines: readonly string[];
  island?: string;
  theme?: string;
  action: { to: string; label: string; onClick?: () => void; state?: object | undefined };
}

/** A step of the journey on home: its picture, its milestones, and one button. */
export function StepCard({
  title,
  lines,
  island,
  theme = 'desert',
  action: { to, label, ...press },
}: StepCardProps) {
  const t = useMessages(homeEn);
  const write = useHonorifics();
  const text = useRef<HTMLDivElement>(null);
  return (
    <section data-world={theme} aria-label={t('journey.next.title')} className={styles.card}>
      {island !== undefined && <Picture src={island} alt="" loading="eager" className={styles.island} />}
      <ReadAloud text={text} className={styles.read} />
      <div ref={text} className={styles.texts}>
        <p className={styles.kicker}>{t('journey.next.title')}</p>
        <h2 className={styles.title}>{write(title)}</h2>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {write(line)}
          </p>
        ))}
      </div>
      <ButtonLink to={to} {...press} data-next-step="" className={styles.action}>
        {label}
      </ButtonLink>
    </section>
  );
}

export function NextStepSkeleton() {
  return <Skeleton shape="card" className={styles.waiting} />;
}
