import { announce, Button, Dock, Sheet, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { editorEn } from '../messages/editor-en.ts';
import { NotSavedSheet } from '../save/not-saved-sheet.tsx';
import { SavedSheet } from '../save/saved-sheet.tsx';
import { useSaveAvatar } from '../save/use-save-avatar.ts';
import type { Draft } from './use-draft.ts';

/** Asks, saves, and says how it went. */
export function SaveLook({ draft }: { draft: Draft }) {
  const t = useMessages(editorEn);
  const [isAsking, setIsAsking] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const saving = useSaveAvatar(draft.look, {
    onSettled: () => setIsAsking(false),
    onSaved: () => {
      draft.clear();
      setIsDone(true);
    },
  });
  const decline = () => {
    if (saving.isUnderWay) return;
    setIsAsking(false);
    draft.restore();
    announce(t('avatar.restored'));
  };
  return (
    <>
      <Dock>
        <PutBack draft={draft} />
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
            <Button busy={saving.isUnderWay} onClick={saving.save}>
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

/** The way back to what was tried on before the saved avatar was restored. */
function PutBack({ draft: { aside, change } }: { draft: Draft }) {
  const t = useMessages(editorEn);
  if (!aside) return null;
  return (
    <Button variant="secondary" onClick={() => change(aside)}>
      {t('avatar.put-back')}
    </Button>
  );
}
