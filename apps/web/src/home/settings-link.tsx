import { links } from '@sirah-trails/api-client/links';
import { ButtonLink, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';

/** The way to the settings. */
export function SettingsLink() {
  const t = useMessages(en);
  return (
    <ButtonLink to={links.settings()} variant="quiet">
      {t('web.home.settings')}
    </ButtonLink>
  );
}
