import { links } from '@sirah-trails/api-client/links';
import { readTrial, screen, storeTrial } from '@sirah-trails/screen-kit';
import { Button, EmptyPanel, Skeleton, useMessages } from '@sirah-trails/ui';
import { useNavigate } from 'react-router';
import { avatarEn } from '../messages/avatar-en.ts';
import { allTrialItemsQuery, trialItemsQuery } from '../outfit/endpoints.ts';
import { OutfitSwitches } from '../outfit/outfit-switches.tsx';
import { outfitOf, toChoice } from '../outfit/outfit.ts';
import { ChooseTraveller } from './choose-traveller.tsx';
import { type ReadyStepProps, StepTitle } from './steps.tsx';

/** A visitor's traveller, stored on the device until a new account takes it. */
export default screen({
  messages: avatarEn,
  query: () => allTrialItemsQuery(),
  useFrame: (t) => ({
    title: t('traveller.title'),
    back: { to: links.trial(), label: t('traveller.trial.back') },
    landscape: true,
    wide: true,
  }),
  error: 'avatar.items.failed',
  Skeleton: () => <Skeleton shape="picture" />,
  Content: ({ data: items }) => {
    const t = useMessages(avatarEn);
    const start = outfitOf(items, readTrial()?.avatar);
    if (!start) return <EmptyPanel title={t('avatar.items.failed')} />;
    return (
      <ChooseTraveller
        start={start}
        bodyType="open"
        itemsOf={trialItemsQuery}
        Ready={TrialReady}
        to={links.trial()}
      />
    );
  },
});

/** The chosen traveller: scarf, store and start again. */
function TrialReady({ outfit, onChange, onAgain }: ReadyStepProps) {
  const t = useMessages(avatarEn);
  const navigate = useNavigate();
  const store = () => {
    storeTrial({ avatar: toChoice(outfit) });
    void navigate(links.trial(), { replace: true });
  };
  return (
    <>
      <StepTitle takesFocus>{t('traveller.ready')}</StepTitle>
      <OutfitSwitches category="head" draft={{ outfit, change: onChange }} />
      <Button onClick={store}>{t('traveller.go')}</Button>
      <Button variant="secondary" onClick={onAgain}>
        {t('traveller.again')}
      </Button>
    </>
  );
}
