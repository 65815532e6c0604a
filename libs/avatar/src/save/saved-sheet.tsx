import { links } from '@sirah-trails/api-client/links';
import { ButtonLink, Sheet, useMessages } from '@sirah-trails/ui';
import { saveEn } from '../messages/save-en.ts';

interface SavedSheetProps {
  open: boolean;
  onClose: () => void;
}

/** 'Updated Successfully!' */
export function SavedSheet({ open, onClose }: SavedSheetProps) {
  const t = useMessages(saveEn);
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
