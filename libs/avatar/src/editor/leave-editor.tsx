import { AlertDialog, Button, useLeaveGuard, useMessages } from '@sirah-trails/ui';
import { editorEn } from '../messages/editor-en.ts';
import type { Draft } from './use-draft.ts';

/** Asks before the learner leaves a look that is not saved. */
export function LeaveEditor({ draft }: { draft: Draft }) {
  const t = useMessages(editorEn);
  const { isAsking, stay, leave } = useLeaveGuard(draft.isChanged);
  return (
    <AlertDialog
      open={isAsking}
      title={t('avatar.leave.title')}
      actions={
        <>
          <Button onClick={stay}>{t('avatar.leave.stay')}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              leave();
              draft.clear();
            }}
          >
            {t('avatar.leave.go')}
          </Button>
        </>
      }
    >
      {t('avatar.leave.text')}
    </AlertDialog>
  );
}
