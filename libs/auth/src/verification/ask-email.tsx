import { type Checks, Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { resendVerificationMutation } from '../endpoints/resend-verification.ts';
import { EmailField } from '../fields/email-field.tsx';
import { Lead } from '../frame/lead.tsx';
import { newVerifier } from '../proof/verifier.ts';
import { emailRule } from '../rules/email-rule.ts';
import type { SignUpFlow } from '../sign-up/sign-up-flow.ts';
import { words } from '../sign-up/words.ts';

const rules = (z: Checks) => z.object({ email: emailRule(z) });

/** Where this device knows of no sign-up: sends a code to the address, if it waits for one. The response is the same for all. */
export function AskEmail({ onSent }: { onSent: (flow: SignUpFlow) => void }) {
  const t = useMessages(words);
  const [verifier] = useState(newVerifier);
  const form = useServerForm({
    name: 'auth.verify.email',
    schema: rules,
    defaults: { email: '' },
    write: resendVerificationMutation(verifier),
    messages: words,
    onSuccess: (_said, { email }) => onSent({ email, verifier, sentAt: Date.now(), wrong: 0 }),
  });
  return (
    <>
      <Lead>{t('auth.verify.ask.lead')}</Lead>
      <Form form={form} submit={t('auth.verify.ask.submit')}>
        <EmailField {...form.field('email')} />
      </Form>
    </>
  );
}
