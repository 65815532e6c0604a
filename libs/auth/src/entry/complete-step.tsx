import { configurationQuery, legalPagesQuery, type Me, meQuery, type User } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { useSession } from '@sirah-trails/api-client/session';
import { QueryView, readTrial, useAddition } from '@sirah-trails/screen-kit';
import { Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { Button, ButtonLink, Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { DetailsFields, detailsOf, detailsRules } from '../fields/details-fields.tsx';
import { Lead } from '../frame/account-frame.tsx';
import { completion, isProfileComplete } from '../guard/profile-complete.ts';
import { consentVersion, ParentField, parentRule } from '../legal/parent-field.tsx';
import { signUpEn } from '../messages/sign-up-en.ts';
import { completeProfileMutation } from './endpoints.ts';
import { signOut } from './sign-out.ts';
import styles from './sign-up-form.module.css';
import { StepLead } from './step-lead.tsx';
import { useSignUpSteps } from './use-sign-up-steps.ts';
import { useTakenParameters } from './use-taken-parameters.ts';

/** The last sign-up step, also for Google accounts: name, age, gender and missing consent. */
export function CompleteStep() {
  const hasSession = useSession(({ token }) => token !== null);
  const isComplete = useSession(({ user }) => user !== null && isProfileComplete(user));
  const { urlOf } = useSignUpSteps();
  useTakenParameters('email');
  // The trial's traveller becomes the account's: nothing is left to choose.
  const [choosesTraveller] = useState(!isComplete && !readTrial()?.avatar);
  if (!hasSession) return <Stranger />;
  if (!isComplete) return <Learner />;
  return <Navigate to={urlOf(null)} state={choosesTraveller ? completion : null} replace />;
}

function Stranger() {
  const t = useMessages(signUpEn);
  const { signIn } = useSignUpSteps();
  return (
    <>
      <Lead>{t('auth.complete.stranger')}</Lead>
      <ButtonLink to={signIn}>{t('auth.complete.sign-in')}</ButtonLink>
    </>
  );
}

function Learner() {
  const t = useMessages(signUpEn);
  const me = useQuery(meQuery());
  const configuration = useQuery(configurationQuery());
  const states = { skeleton: <Fields />, error: t('auth.complete.failed') };
  return (
    <>
      <StepLead step={3}>{t('auth.complete.lead')}</StepLead>
      <QueryView query={configuration} {...states}>
        {() => (
          <QueryView query={me} {...states}>
            {(user) => <LearnerForm user={user} />}
          </QueryView>
        )}
      </QueryView>
      <SignOut />
    </>
  );
}

/** For a learner who cannot complete the account now, or a sibling on a shared device. */
function SignOut() {
  const t = useMessages(signUpEn);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut().then(() => navigate(links.signIn()));
  };
  return (
    <div className={styles.other}>
      <p className={styles.member}>{t('auth.complete.other')}</p>
      <Button variant="quiet" busy={leaving} onClick={leave}>
        {t('auth.complete.sign-out')}
      </Button>
    </div>
  );
}

/** Decides once whether to ask for consent: swapping the form later would lose its input. */
function LearnerForm({ user }: { user: Me }) {
  const isConsentKept = useAddition('consent');
  const [asksConsent] = useState(isConsentKept && user.consent === null);
  return asksConsent ? <FormWithConsent user={user} /> : <CompleteForm user={user} agreeTo={null} />;
}

function FormWithConsent({ user }: { user: Me }) {
  const t = useMessages(signUpEn);
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

const rules = z.object({ ...detailsRules, parent: parentRule });

interface CompleteFormProps {
  user: User;
  /** Legal text version to accept; null if already accepted. */
  agreeTo: string | null;
}

/** Form for the missing details, prefilled with known values. */
function CompleteForm({ user, agreeTo }: CompleteFormProps) {
  const t = useMessages(signUpEn);
  const form = useServerForm({
    name: 'auth.complete',
    schema: rules,
    defaults: { ...detailsOf(user), parent: agreeTo === null },
    write: completeProfileMutation(agreeTo),
    messages: signUpEn,
    onFailure: ({ fieldErrors }) => {
      // The consent applied to an outdated text.
      if (fieldErrors['version']) form.set({ parent: false });
      return false;
    },
  });
  return (
    <Form form={form} submit={t('auth.complete.submit')}>
      <DetailsFields form={form} />
      {agreeTo !== null && <ParentField {...form.field('parent')} />}
    </Form>
  );
}
