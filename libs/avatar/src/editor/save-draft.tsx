import { links } from '@sirah-trails/api-client/links';
import { announce, Button, ButtonLink, Dock, Sheet, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { avatarEn } from '../messages/avatar-en.ts';
import { NotSavedSheet } from '../outfit/not-saved-sheet.tsx';
import { useSaveAvatar } from '../outfit/use-save-avatar.ts';
import type { Draft } from './use-draft.ts';

/** Save button with confirmation, success and failure messages. */
export function SaveDraft({ draft }: { draft: Draft }) {
  const t = useMessages(avatarEn);
  const [isAsking, setIsAsking] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const saving = useSaveAvatar(draft.outfit, {
    onSettled: () => setIsAsking(false),
    onSaved: () => {
      draft.clear();
      setIsDone(true);
    },
  });
  const decline = () => {
    if (saving.isSaving) return;
    setIsAsking(false);
    draft.restore();
    announce(t('avatar.restored'));
  };
  return (
    <>
      <Dock>
        <UndoRestore draft={draft} />
        <Button
          disabledReason={draft.isChanged ? undefined : t('avatar.unchanged')}
          onClick={() => setIsAsking(true)}
        >
          {t('avatar.update')}
        </Button>
      </Dock>
      <Sheet
        open={isAsking}
        onOpenChange={decline}
        title={t('avatar.confirm.title')}
        actions={
          <>
            <Button busy={saving.isSaving} onClick={saving.save}>
              {t('avatar.update')}
            </Button>
            <Button variant="quiet" onClick={decline}>
              {t('avatar.confirm.no')}
            </Button>
          </>
        }
      >
        <p>{t('avatar.confirm.text')}</p>
      </Sheet>
      <SavedSheet open={isDone} onClose={() => setIsDone(false)} />
      <NotSavedSheet saving={saving} />
    </>
  );
}

/** Undoes the restoring of the saved avatar. */
function UndoRestore({ draft: { undone, change } }: { draft: Draft }) {
  const t = useMessages(avatarEn);
  if (!undone) return null;
  return (
    <Button variant="secondary" onClick={() => change(undone)}>
      {t('avatar.put-back')}
    </Button>
  );
}

interface SavedSheetProps {
  open: boolean;
  onClose: () => void;
}

/** 'Updated Successfully!' */
function SavedSheet({ open, onClose }: SavedSheetProps) {
  const t = useMessages(avatarEn);
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={t('avatar.saved.title')}
      actions={<ButtonLink to={links.home()}>{t('avatar.saved.profile')}</ButtonLink>}
    >
      <p>{t('avatar.saved.text')}</p>
    </Sheet>
  );
}
