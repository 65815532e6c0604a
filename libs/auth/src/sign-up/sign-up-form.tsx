import { links } from '@sirah-trails/api-client/links';
import { session } from '@sirah-trails/api-client/session';
import { Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { NewPasswordFields } from '@sirah-trails/screen-kit/account';
import { Button, TextField, TextLink, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signUpMutation } from '../endpoints/sign-up.ts';
import { EmailField } from '../fields/email-field.tsx';
import { Lead } from '../frame/lead.tsx';
import { GoogleButton } from '../google/google-button.tsx';
import { ParentField } from '../legal/parent-field.tsx';
import { newVerifier } from '../proof/verifier.ts';
import { signUpFlow } from './sign-up-flow.ts';
import { signUpRules } from './sign-up-rules.ts';
import styles from './sign-up-form.module.css';
import { useSignUpSteps } from './use-sign-up-steps.ts';
import { words } from './words.ts';

const empty = { username: '', email: '', password: '', password_confirmation: '', parent: false };

/** Makes an account; the code that was sent then proves its address. */
export function SignUpForm() {
  const t = useMessages(words);
  const navigate = useNavigate();
  const { addressOf, signIn } = useSignUpSteps();
  const [verifier] = useState(newVerifier);
  const [taken, setTaken] = useState<string | null>(null);
  const form = useServerForm({
    name: 'auth.sign-up',
    schema: signUpRules,
    defaults: empty,
    write: signUpMutation(verifier),
    messages: words,
    onSuccess: (_user, { email }) => {
      signUpFlow.write({ email, verifier, sentAt: Date.now(), wrong: 0 });
      void navigate(addressOf('verification'));
    },
    onFailure: ({ fieldErrors }, { email }) => {
      setTaken(fieldErrors['email']?.[0]?.endsWith('already been taken.') ? email : null);
      return false;
    },
  });
  const email = form.field('email');
  // The message goes when the field is left, as on the way to the link: the link stays until another address is typed.
  const type: typeof email.onChange = (event) => {
    setTaken((address) => (address === event.target.value ? address : null));
    return email.onChange(event);
  };
  return (
    <>
      <Lead>{t('auth.sign-up.lead')}</Lead>
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
  /** Null where the link is shown elsewhere. */
  signIn: string | null;
}

/** For a learner who has an account, and for a guest. */
function OtherWays({ signIn }: OtherWaysProps) {
  const t = useMessages(words);
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
