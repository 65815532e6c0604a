import type { ApiError } from '@sirah-trails/api-client';
import { Button, Sheet, type Translate, useMessages } from '@sirah-trails/ui';
import { avatarEn } from '../messages/avatar-en.ts';
import type { Saving } from './use-save-avatar.ts';

/** 'Update Failed!' with its cause and a retry. */
export function NotSavedSheet({ saving }: { saving: Saving }) {
  const t = useMessages(avatarEn);
  const { failure, error, isSaving, save, closeFailure } = saving;
  const cause = error && causeOf(error, t);
  return (
    <Sheet
      open={failure !== null}
      onOpenChange={closeFailure}
      title={t('avatar.not-saved.title')}
      actions={
        <>
          <Button busy={isSaving} onClick={save}>
            {t('avatar.not-saved.retry')}
          </Button>
          <Button variant="quiet" onClick={closeFailure}>
            {t('avatar.not-saved.close')}
          </Button>
        </>
      }
    >
      <p>{t('avatar.not-saved.text')}</p>
      {cause && <p>{cause}</p>}
    </Sheet>
  );
}

/** Our text for known causes, else the provider's message. */
function causeOf({ kind, code, message, fieldErrors }: ApiError, t: Translate<typeof avatarEn>): string {
  if (kind === 'network') return t('avatar.not-saved.network');
  if (kind === 'timeout') return t('avatar.not-saved.timeout');
  if (code === 'ITEM_LOCKED') return t('avatar.not-saved.locked');
  return Object.values(fieldErrors).flat()[0] ?? message;
}
