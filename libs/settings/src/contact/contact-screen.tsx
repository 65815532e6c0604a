import { useConfiguration } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { useSession } from '@sirah-trails/api-client/session';
import { ButtonLink, TextLink, useMessages } from '@sirah-trails/ui';
import { FeedbackForm } from '../feedback/feedback-form.tsx';
import { legalEn } from '../messages/legal-en.ts';

/** The ways to reach people, for everyone: the FAQ and the mail address, and feedback for a learner. */
export function ContactScreen() {
  const t = useMessages(legalEn);
  const { support_email: email } = useConfiguration();
  const hasSession = useSession(({ token }) => token !== null);
  return (
    <>
      <p>{t('settings.contact.lead')}</p>
      <ButtonLink to={links.faq()} variant="secondary">
        {t('settings.contact.faq')}
      </ButtonLink>
      <p>
        {email ? (
          <TextLink alone href={`mailto:${email}`}>
            {t('settings.contact.mail', { email })}
          </TextLink>
        ) : (
          t('settings.contact.no-mail')
        )}
      </p>
      {hasSession && <FeedbackForm />}
    </>
  );
}
