import type { Avatar } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avatarEn } from '../messages/avatar-en.ts';
import { itemsQuery } from '../outfit/endpoints.ts';
import { withItem, type BodyType } from '../outfit/outfit.ts';
import { ItemChoices } from './choices.tsx';
import { ReadyStep } from './ready-step.tsx';
import { StepHead, TravellerLayout } from './traveller-layout.tsx';

const steps = ['skin_color', 'head', 'top'] as const;
type Step = (typeof steps)[number];

interface ChooseTravellerProps {
  /** Initial outfit. */
  start: Avatar;
  bodyType: BodyType;
}

/** The first avatar in three taps: skin, head, top. Can be postponed. */
export function ChooseTraveller({ start, bodyType }: ChooseTravellerProps) {
  const [outfit, setOutfit] = useState(start);
  const [done, setDone] = useState(0);
  const step = steps[done];
  const onChoose = (next: Avatar) => {
    setOutfit(next);
    setDone(done + 1);
  };
  return (
    <TravellerLayout avatar={done === 0 ? null : outfit} later={links.home()}>
      {step ? (
        <ItemStep key={step} step={step} outfit={outfit} bodyType={bodyType} onChoose={onChoose} />
      ) : (
        <ReadyStep outfit={outfit} onChange={setOutfit} onAgain={() => setDone(0)} />
      )}
    </TravellerLayout>
  );
}

interface ItemStepProps {
  step: Step;
  outfit: Avatar;
  bodyType: BodyType;
  onChoose: (outfit: Avatar) => void;
}

/** A question that a tap answers. */
function ItemStep({ step, outfit, bodyType, onChoose }: ItemStepProps) {
  const t = useMessages(avatarEn);
  const query = useQuery(itemsQuery(step));
  return (
    <>
      <StepHead number={steps.indexOf(step) + 1} title={t(`traveller.${step}`)} />
      <QueryView query={query} skeleton={<Skeleton shape="card" />} error={t('avatar.items.failed')}>
        {(items) => (
          <ItemChoices
            items={items}
            outfit={outfit}
            bodyType={bodyType}
            onChoose={(item) => onChoose(withItem(outfit, item))}
          />
        )}
      </QueryView>
    </>
  );
}
