import { configurationQuery, legalPagesQuery, type Me, meQuery } from '@sirah-trails/api-client';
import { useSession } from '@sirah-trails/api-client/session';
import { QueryView, useAddition } from '@sirah-trails/screen-kit';
import { ButtonLink, Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { Lead } from '../frame/lead.tsx';
import { isProfileComplete } from '../guard/profile-complete.ts';
import { consentVersion } from '../legal/consent-version.ts';
import { useTakenParameters } from '../query/use-taken-parameters.ts';
import { useSignUpSteps } from '../sign-up/use-sign-up-steps.ts';
import { words } from '../sign-up/words.ts';
import { CompleteForm } from './complete-form.tsx';
import { completion } from './completion.ts';

/** The last step of a sign-up, also after Google: name, age and gender, and the consent where it is missing. */
export function CompleteStep() {
  const hasSession = useSession(({ token }) => token !== null);
  const isComplete = useSession(({ user }) => user !== null && isProfileComplete(user));
  const { addressOf } = useSignUpSteps();
  useTakenParameters('email');
  const [wasComplete] = useState(isComplete);
  if (!hasSession) return <Stranger />;
  if (!isComplete) return <Learner />;
  return <Navigate to={addressOf(null)} state={wasComplete ? null : completion} replace />;
}

function Stranger() {
  const t = useMessages(words);
  const { signIn } = useSignUpSteps();
  return (
    <>
      <Lead>{t('auth.complete.stranger')}</Lead>
      <ButtonLink to={signIn}>{t('auth.complete.sign-in')}</ButtonLink>
    </>
  );
}

function Learner() {
  const t = useMessages(words);
  const me = useQuery(meQuery());
  const configuration = useQuery(configurationQuery());
  const states = { skeleton: <Fields />, error: t('auth.complete.failed') };
  return (
    <>
      <Lead>{t('auth.complete.lead')}</Lead>
      <QueryView query={configuration} {...states}>
        {() => (
          <QueryView query={me} {...states}>
            {(user) => <LearnerForm user={user} />}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}

/** Whether it asks for the consent is decided once: another form would lose what has been entered. */
function LearnerForm({ user }: { user: Me }) {
  const isConsentKept = useAddition('consent');
  const [asksConsent] = useState(isConsentKept && user.consent === null);
  return asksConsent ? <FormWithConsent user={user} /> : <CompleteForm user={user} agreeTo={null} />;
}

function FormWithConsent({ user }: { user: Me }) {
  const t = useMessages(words);
  const pages = useQuery(legalPagesQuery());
  return (
    <QueryView query={pages} skeleton={<Fields />} error={t('auth.complete.failed')}>
      {(headings) => <CompleteForm user={user} agreeTo={consentVersion(headings)} />}
    </QueryView>
  );
}

function Fields() {
  return ['first', 'last', 'age', 'gender'].map((field) => <Skeleton key={field} shape="field" />);
}
