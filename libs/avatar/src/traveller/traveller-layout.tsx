import type { Avatar } from '@sirah-trails/api-client';
import { ButtonLink, useMessages } from '@sirah-trails/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AvatarFigure } from '../figure/avatar-figure.tsx';
import { avatarEn } from '../messages/avatar-en.ts';
import styles from './traveller-layout.module.css';

interface TravellerLayoutProps {
  /** Outfit; null until chosen. */
  avatar: Avatar | null;
  /** URL that postpones the choice. */
  later: string;
  children: ReactNode;
}

/** The figure beside the current step. */
export function TravellerLayout({ avatar, later, children }: TravellerLayoutProps) {
  const t = useMessages(avatarEn);
  const { state } = useLocation() as { state: unknown };
  return (
    <div className={styles.traveller}>
      <div className={styles.mirror}>
        <AvatarFigure avatar={avatar} />
      </div>
      <section className={styles.steps}>
        {children}
        <ButtonLink variant="quiet" to={later} state={state} replace>
          {t('traveller.later')}
        </ButtonLink>
      </section>
    </div>
  );
}

/** Position and question of a step. */
export function StepHead({ number, title }: { number: number; title: string }) {
  const t = useMessages(avatarEn);
  return (
    <>
      <p className={styles.count}>{t('traveller.step', { step: String(number) })}</p>
      <StepTitle takesFocus={number > 1}>{title}</StepTitle>
    </>
  );
}

interface StepTitleProps {
  /** Moves the focus here, because the step before was removed with its focus. */
  takesFocus: boolean;
  children: ReactNode;
}

export function StepTitle({ takesFocus, children }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}
