import { links } from '@sirah-trails/api-client/links';
import { TextLink, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';

/** The way from the learner's head to the avatar editor. */
export function EditAvatarLink() {
  const t = useMessages(en);
  return (
    <TextLink to={links.avatar()} alone>
      {t('web.home.edit-avatar')}
    </TextLink>
  );
}
