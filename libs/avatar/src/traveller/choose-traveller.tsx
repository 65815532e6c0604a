import type { Avatar } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { ButtonLink, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { withItem, type BodyType } from '../outfit/outfit.ts';
import { AvatarFigure } from '../figure/avatar-figure.tsx';
import { avatarEn } from '../messages/avatar-en.ts';
import { ChooseStep, type Step, steps, ReadyStep } from './steps.tsx';
import styles from './choose-traveller.module.css';

interface ChooseTravellerProps {
  /** Initial outfit. */
  start: Avatar;
  bodyType: BodyType;
}

/** The first avatar in three taps: skin, head, top. Can be postponed. */
export function ChooseTraveller({ start, bodyType }: ChooseTravellerProps) {
  const t = useMessages(avatarEn);
  const { state } = useLocation() as { state: unknown };
  const [outfit, setOutfit] = useState(start);
  const [done, setDone] = useState(0);
  const step: Step | undefined = steps[done];
  return (
    <div className={styles.traveller}>
      <div className={styles.mirror}>
        <AvatarFigure avatar={done === 0 ? null : outfit} />
      </div>
      <section className={styles.steps}>
        {step ? (
          <ChooseStep
            key={step}
            step={step}
            outfit={outfit}
            bodyType={bodyType}
            onChoose={(item) => {
              setOutfit(withItem(outfit, item));
              setDone(done + 1);
            }}
          />
        ) : (
          <ReadyStep outfit={outfit} onChange={setOutfit} onAgain={() => setDone(0)} />
        )}
        <ButtonLink variant="quiet" to={links.home()} state={state} replace>
          {t('traveller.later')}
        </ButtonLink>
      </section>
    </div>
  );
}
