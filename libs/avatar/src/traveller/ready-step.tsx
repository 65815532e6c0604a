import type { Avatar } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { Button, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { avatarEn } from '../messages/avatar-en.ts';
import { NotSavedSheet } from '../outfit/not-saved-sheet.tsx';
import { OutfitSwitches } from '../outfit/outfit-switches.tsx';
import { useSaveAvatar } from '../outfit/use-save-avatar.ts';
import { StepTitle } from './traveller-layout.tsx';

interface ReadyStepProps {
  outfit: Avatar;
  onChange: (outfit: Avatar) => void;
  onAgain: () => void;
}

/** A learner's chosen traveller; saves it to the account. */
export function ReadyStep(props: ReadyStepProps) {
  const t = useMessages(avatarEn);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const saving = useSaveAvatar(props.outfit, {
    onSaved: () => void navigate(links.home(), { replace: true, state }),
  });
  return (
    <>
      <ReadyTraveller {...props}>
        <Button busy={saving.isSaving} onClick={saving.save}>
          {t('traveller.go')}
        </Button>
      </ReadyTraveller>
      <NotSavedSheet saving={saving} />
    </>
  );
}

interface ReadyTravellerProps extends ReadyStepProps {
  /** The button that saves. */
  children: ReactNode;
}

/** The chosen traveller: switches, save and start again. */
export function ReadyTraveller({ outfit, onChange, onAgain, children }: ReadyTravellerProps) {
  const t = useMessages(avatarEn);
  const draft = { outfit, change: onChange };
  return (
    <>
      <StepTitle takesFocus>{t('traveller.ready')}</StepTitle>
      <p>{t('traveller.ready.text')}</p>
      <OutfitSwitches category="head" draft={draft} />
      <OutfitSwitches category="skin_color" draft={draft} />
      {children}
      <Button variant="secondary" onClick={onAgain}>
        {t('traveller.again')}
      </Button>
    </>
  );
}
