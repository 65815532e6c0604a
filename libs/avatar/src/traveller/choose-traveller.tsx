import type { Avatar } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { ButtonLink, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { wearing } from '../editor/choice.ts';
import { AvatarFigure } from '../figure/avatar-figure.tsx';
import { travellerEn } from '../messages/traveller-en.ts';
import type { Figure } from '../suits/suits.ts';
import { ChooseStep, type Step, steps } from './choose-step.tsx';
import styles from './choose-traveller.module.css';
import { ReadyStep } from './ready-step.tsx';

interface ChooseTravellerProps {
  /** What a learner could begin with. */
  start: Avatar;
  figure: Figure;
}

/** The first avatar in three taps: skin, head, dress. It can wait. */
export function ChooseTraveller({ start, figure }: ChooseTravellerProps) {
  const t = useMessages(travellerEn);
  const { state } = useLocation() as { state: unknown };
  const [look, setLook] = useState(start);
  const [done, setDone] = useState(0);
  const step: Step | undefined = steps[done];
  return (
    <div className={styles.traveller}>
      <div className={styles.mirror}>
        <AvatarFigure avatar={done === 0 ? null : look} />
      </div>
      <section className={styles.steps}>
        {step ? (
          <ChooseStep
            key={step}
            step={step}
            look={look}
            figure={figure}
            onChoose={(item) => {
              setLook(wearing(look, item));
              setDone(done + 1);
            }}
          />
        ) : (
          <ReadyStep look={look} onChange={setLook} onAgain={() => setDone(0)} />
        )}
        <ButtonLink variant="quiet" to={links.home()} state={state} replace>
          {t('traveller.later')}
        </ButtonLink>
      </section>
    </div>
  );
}
