import { links } from '@sirah-trails/api-client/links';
import { session } from '@sirah-trails/api-client/session';
import { Form, sayingOf, useServerForm } from '@sirah-trails/screen-kit/form';
import { Button, TextField, TextLink, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { EmailField, emailRule } from '../fields/email-field.tsx';
import { NewPasswordFields, newPasswordRules, samePasswords } from '../fields/password-fields.tsx';
import { ParentField, parentRule } from '../legal/parent-field.tsx';
import { signUpEn } from '../messages/sign-up-en.ts';
import { newVerifier } from '../proof/verifier.ts';
import { signUpMutation } from './endpoints.ts';
import { GoogleButton } from './google-button.tsx';
import { signUpFlow } from './sign-up-flow.ts';
import styles from './sign-up-form.module.css';
import { StepLead } from './step-lead.tsx';
import { useEarlierSignUp } from './use-earlier-sign-up.ts';
import { useSignUpSteps } from './use-sign-up-steps.ts';

const says = sayingOf(signUpEn);

/** Client-side validation; each error is a message key. */
const signUpRules = z
  .object({
    username: z.string().check(z.regex(/\S/, says('auth.sign-up.username.required'))),
    email: emailRule,
    ...newPasswordRules,
    parent: parentRule,
  })
  .check(samePasswords);

const empty = { username: '', email: '', password: '', password_confirmation: '', parent: false };

/** Creates an account; the emailed code then verifies its email. */
export function SignUpForm() {
  const t = useMessages(signUpEn);
  const navigate = useNavigate();
  const { urlOf, signIn } = useSignUpSteps();
  const [verifier] = useState(newVerifier);
  const [taken, setTaken] = useState<string | null>(null);
  const { given, replacedBy } = useEarlierSignUp();
  const form = useServerForm({
    name: 'auth.sign-up',
    schema: signUpRules,
    defaults: empty,
    given,
    write: signUpMutation(verifier, replacedBy),
    messages: signUpEn,
    onSuccess: (_user, { email, username }) => {
      signUpFlow.write({ email, username, verifier, sentAt: Date.now(), wrong: 0 });
      void navigate(urlOf('verification'));
    },
    onFailure: ({ fieldErrors }, { email }) => {
      setTaken(fieldErrors['email']?.[0]?.endsWith('already been taken.') ? email : null);
      return false;
    },
  });
  const email = form.field('email');
  // The link stays until the email changes: the error message already disappears on blur.
  const type: typeof email.onChange = (event) => {
    setTaken((email) => (email === event.target.value ? email : null));
    return email.onChange(event);
  };
  return (
    <>
      <StepLead step={1}>{t('auth.sign-up.lead')}</StepLead>
      <Form form={form} submit={t('auth.sign-up.submit')}>
        <TextField
          label={t('auth.sign-up.username')}
          hint={t('auth.sign-up.username.hint')}
          autoComplete="nickname"
          {...form.field('username')}
        />
        <EmailField hint={t('auth.sign-up.email.hint')} {...email} onChange={type} />
        {taken !== null && (
          <TextLink to={signIn} state={{ email: taken }} className={styles.taken}>
            {t('auth.sign-up.sign-in')}
          </TextLink>
        )}
        <NewPasswordFields
          label={t('auth.sign-up.password')}
          confirmLabel={t('auth.sign-up.confirm')}
          form={form}
        />
        <ParentField {...form.field('parent')} />
      </Form>
      <GoogleButton />
      <OtherWays signIn={taken === null ? signIn : null} />
    </>
  );
}

interface OtherWaysProps {
  /** Null if the link is shown elsewhere. */
  signIn: string | null;
}

/** Alternatives to sign-up: sign-in and guest access. */
function OtherWays({ signIn }: OtherWaysProps) {
  const t = useMessages(signUpEn);
  const navigate = useNavigate();
  const visit = () => {
    session.getState().signInAsGuest();
    void navigate(links.home());
  };
  return (
    <div className={styles.other}>
      {signIn && (
        <p className={styles.member}>
          {t('auth.sign-up.have-account')} <TextLink to={signIn}>{t('auth.sign-up.sign-in')}</TextLink>
        </p>
      )}
      <Button variant="quiet" onClick={visit}>
        {t('auth.sign-in.guest')}
      </Button>
    </div>
  );
}
