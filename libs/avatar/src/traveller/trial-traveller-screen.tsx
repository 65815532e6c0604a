import type { TrialWardrobe } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { readTrial, screen, storeTrial } from '@sirah-trails/screen-kit';
import { Button, Skeleton, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { layersOf } from '../figure/layers.ts';
import { avatarEn } from '../messages/avatar-en.ts';
import { trialWardrobeQuery } from '../outfit/endpoints.ts';
import { toChoice, withItem } from '../outfit/outfit.ts';
import { dress, facesOf, itemsOn, type TrialFace } from '../outfit/trial-wardrobe.ts';
import { FaceChoices, ItemChoices } from './choices.tsx';
import { ReadyTraveller } from './ready-step.tsx';
import { StepHead, TravellerLayout } from './traveller-layout.tsx';

/** A visitor's traveller, stored on the device until a new account takes it. */
export default screen({
  messages: avatarEn,
  query: () => trialWardrobeQuery(),
  useFrame: (t) => ({
    title: t('traveller.title'),
    back: { to: links.trial(), label: t('traveller.trial.back') },
    landscape: true,
    wide: true,
    readAloud: true,
  }),
  error: 'avatar.items.failed',
  Skeleton: () => <Skeleton shape="picture" />,
  Content: ({ data }) => <TrialTraveller wardrobe={data} />,
});

/** Steps after the face. */
const steps = ['head', 'top'] as const;

/** A traveller in three taps: face, head, top. */
function TrialTraveller({ wardrobe }: { wardrobe: TrialWardrobe }) {
  const t = useMessages(avatarEn);
  const [face, setFace] = useState(() => storedFace(wardrobe));
  const [done, setDone] = useState(face ? 1 + steps.length : 0);
  const step = steps[done - 1];
  const choose = (next: TrialFace) => {
    setFace(next);
    setDone(done + 1);
  };
  return (
    <TravellerLayout avatar={face && done > 0 ? face.outfit : null} later={links.trial()}>
      {(!face || done === 0) && (
        <>
          <StepHead number={1} title={t('traveller.face')} />
          <FaceChoices faces={facesOf(wardrobe)} onChoose={choose} />
        </>
      )}
      {face && step && (
        <>
          <StepHead key={step} number={done + 1} title={t(`traveller.${step}`)} />
          <ItemChoices
            {...face}
            items={itemsOn(wardrobe, face.bodyType, step)}
            onChoose={(item) => choose({ ...face, outfit: withItem(face.outfit, item) })}
          />
        </>
      )}
      {face && done > steps.length && (
        <TrialReady face={face} onChange={setFace} onAgain={() => setDone(0)} />
      )}
    </TravellerLayout>
  );
}

/** The traveller of an earlier visit. */
function storedFace(wardrobe: TrialWardrobe): TrialFace | null {
  const { avatar, traveller } = readTrial() ?? {};
  const outfit = avatar && traveller ? dress(wardrobe, traveller.body, avatar) : null;
  return outfit && traveller ? { bodyType: traveller.body, outfit } : null;
}

interface TrialReadyProps {
  face: TrialFace;
  onChange: (face: TrialFace) => void;
  onAgain: () => void;
}

/** The chosen traveller; stores it on the device. */
function TrialReady({ face, onChange, onAgain }: TrialReadyProps) {
  const t = useMessages(avatarEn);
  const navigate = useNavigate();
  const { bodyType, outfit } = face;
  const store = () => {
    const inHead = layersOf({ ...outfit, wheelchair: false }).filter(({ name }) => /body|head/.test(name));
    storeTrial({
      avatar: toChoice(outfit),
      traveller: { body: bodyType, head: inHead.map(({ url }) => url) },
    });
    void navigate(links.trial(), { replace: true });
  };
  return (
    <ReadyTraveller
      outfit={outfit}
      onChange={(next) => onChange({ bodyType, outfit: next })}
      onAgain={onAgain}
    >
      <Button onClick={store}>{t('traveller.go')}</Button>
    </ReadyTraveller>
  );
}
