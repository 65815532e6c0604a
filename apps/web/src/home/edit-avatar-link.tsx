import { TextLink, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import { avatarPath } from './place-list.ts';

/** The way from the learner's head to the avatar editor. */
export function EditAvatarLink() {
  const t = useMessages(en);
  return (
    <TextLink to={avatarPath} alone>
      {t('web.home.edit-avatar')}
    </TextLink>
  );
}
