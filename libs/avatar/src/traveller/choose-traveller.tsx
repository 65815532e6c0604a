import type { Avatar } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { ButtonLink, useMessages } from '@sirah-trails/ui';
import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router';
import { itemsQuery } from '../outfit/endpoints.ts';
import { withItem, type BodyType } from '../outfit/outfit.ts';
import { AvatarFigure } from '../figure/avatar-figure.tsx';
import { avatarEn } from '../messages/avatar-en.ts';
import { ChooseStep, ReadyStep, type ReadyStepProps, type Step, steps } from './steps.tsx';
import styles from './choose-traveller.module.css';

interface ChooseTravellerProps {
  /** Initial outfit. */
  start: Avatar;
  bodyType: BodyType;
  /** Source of the items; the learner's by default. */
  itemsOf?: typeof itemsQuery;
  /** The last step; saves to the account by default. */
  Ready?: ComponentType<ReadyStepProps>;
  /** Screen of 'later' and of the end; home by default. */
  to?: string;
}

/** The first avatar in three taps: skin, head, top. Can be postponed. */
export function ChooseTraveller({
  start,
  bodyType,
  itemsOf = itemsQuery,
  Ready = ReadyStep,
  to = links.home(),
}: ChooseTravellerProps) {
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
            itemsOf={itemsOf}
            onChoose={(item) => {
              setOutfit(withItem(outfit, item));
              setDone(done + 1);
            }}
          />
        ) : (
          <Ready outfit={outfit} onChange={setOutfit} onAgain={() => setDone(0)} />
        )}
        <ButtonLink variant="quiet" to={to} state={state} replace>
          {t('traveller.later')}
        </ButtonLink>
      </section>
    </div>
  );
}
