import { links } from '@sirah-trails/api-client/links';
import { useSession } from '@sirah-trails/api-client/session';
import { ButtonLink, Notice, useMessages } from '@sirah-trails/ui';
import { sharedEn } from '../messages/shared-en.ts';

/** Names the signed-in learner to a visitor with another learner's link, who may sign that learner out in the settings. */
export function OpenSession() {
  const t = useMessages(sharedEn);
  const name = useSession(({ user }) => user?.username) ?? t('auth.session.unknown');
  return (
    <>
      <Notice tone="info">{t('auth.session.other', { name })}</Notice>
      <ButtonLink to={links.settings()}>{t('auth.session.change')}</ButtonLink>
      <ButtonLink to={links.home()} variant="quiet">
        {t('auth.session.stay')}
      </ButtonLink>
    </>
  );
}
