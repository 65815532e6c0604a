import { useConfiguration } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { useSession } from '@sirah-trails/api-client/session';
import { screen } from '@sirah-trails/screen-kit';
import { ButtonLink, preloadDialogs, TextLink, useMessages } from '@sirah-trails/ui';
import { CardSection } from '../frame/card-section.tsx';
import { useOpenFrame } from '../frame/open-frame.ts';
import { feedbackEn } from '../messages/feedback-en.ts';
import { FeedbackForm } from './feedback-screen.tsx';

export default screen({
  messages: feedbackEn,
  useFrame: (t) => useOpenFrame(t('settings.contact.title')),
  Content: Contact,
  idle: preloadDialogs,
});

/** Contact options: FAQ, support email or a grown-up, and feedback for learners. */
function Contact() {
  const t = useMessages(feedbackEn);
  const { support_email: email } = useConfiguration();
  const hasSession = useSession(({ token }) => token !== null);
  return (
    <>
      <CardSection lead={t(email ? 'settings.contact.lead' : 'settings.contact.lead.no-mail')}>
        <ButtonLink to={links.faq()} variant="secondary">
          {t('settings.contact.faq')}
        </ButtonLink>
        {email ? (
          <p>
            <TextLink alone href={`mailto:${email}`}>
              {t('settings.contact.mail', { email })}
            </TextLink>
          </p>
        ) : (
          <WithoutMail hasSession={hasSession} />
        )}
      </CardSection>
      {hasSession && <FeedbackForm />}
    </>
  );
}

/** Contact options without a support email: a grown-up, and feedback after sign-in. */
function WithoutMail({ hasSession }: { hasSession: boolean }) {
  const t = useMessages(feedbackEn);
  const { owner } = useConfiguration();
  return (
    <>
      <p>{t('settings.contact.grown-up')}</p>
      {owner && <p>{t('settings.contact.owner', { owner })}</p>}
      {hasSession ? (
        <p>{t('settings.contact.below')}</p>
      ) : (
        <>
          <p>{t('settings.contact.account')}</p>
          <ButtonLink to={links.signIn({ redirectTo: links.contact() })}>
            {t('settings.contact.sign-in')}
          </ButtonLink>
        </>
      )}
    </>
  );
}
