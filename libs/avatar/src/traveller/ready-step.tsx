import type { Avatar } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { Button, useMessages } from '@sirah-trails/ui';
import { useLocation, useNavigate } from 'react-router';
import { LookSwitches } from '../editor/look-switches.tsx';
import { travellerEn } from '../messages/traveller-en.ts';
import { NotSavedSheet } from '../save/not-saved-sheet.tsx';
import { useSaveAvatar } from '../save/use-save-avatar.ts';
import { StepTitle } from './step-title.tsx';

interface ReadyStepProps {
  look: Avatar;
  onChange: (look: Avatar) => void;
  onAgain: () => void;
}

/** The traveller is there: what else anybody may switch on, and the way home. */
export function ReadyStep({ look, onChange, onAgain }: ReadyStepProps) {
  const t = useMessages(travellerEn);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const saving = useSaveAvatar(look, {
    onSaved: () => void navigate(links.home(), { replace: true, state }),
  });
  const draft = { look, change: onChange };
  return (
    <>
      <StepTitle moves>{t('traveller.ready')}</StepTitle>
      <p>{t('traveller.ready.text')}</p>
      <LookSwitches category="head" draft={draft} />
      <LookSwitches category="skin_color" draft={draft} />
      <Button busy={saving.isUnderWay} onClick={saving.save}>
        {t('traveller.go')}
      </Button>
      <Button variant="secondary" onClick={onAgain}>
        {t('traveller.again')}
      </Button>
      <NotSavedSheet saving={saving} />
    </>
  );
}
