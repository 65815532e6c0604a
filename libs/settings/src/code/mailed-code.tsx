import { codeEn, ResendCode } from '@sirah-trails/screen-kit/account';
import { type Checks, Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { Button, useMessages } from '@sirah-trails/ui';
import { type ReactNode, useState } from 'react';
import { type CodePurpose, sendAccountCodeMutation } from '../endpoints/account-code.ts';
import { mailedCodeEn } from '../messages/mailed-code-en.ts';

interface MailedCodeProps {
  purpose: CodePurpose;
  email: string;
  /** What the code is for. */
  lead: string;
  /** The form that takes the code. */
  children: ReactNode;
}

/** Sends a code to the learner's address, then shows the form that takes it; a new one can be sent once a minute. */
export function MailedCode({ purpose, email, lead, children }: MailedCodeProps) {
  const t = useMessages(mailedCodeEn);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const sent = () => setSentAt(Date.now());
  if (sentAt === null)
    return (
      <>
        <p>{lead}</p>
        <SendCode purpose={purpose} email={email} onSent={sent} />
        <Button variant="quiet" onClick={() => setSentAt(0)}>
          {t('settings.code.have')}
        </Button>
      </>
    );
  return (
    <>
      <p>{t('settings.code.lead', { email })}</p>
      {children}
      <ResendCode email={email} sentAt={sentAt} write={sendAccountCodeMutation(purpose)} onSent={sent} />
    </>
  );
}

const rules = (z: Checks) => z.object({ email: z.string() });

interface SendCodeProps {
  purpose: CodePurpose;
  email: string;
  onSent: () => void;
}

function SendCode({ purpose, email, onSent }: SendCodeProps) {
  const t = useMessages(mailedCodeEn);
  const form = useServerForm({
    name: `settings.code.${purpose}`,
    schema: rules,
    defaults: { email },
    write: sendAccountCodeMutation(purpose),
    messages: codeEn,
    onSuccess: onSent,
  });
  return (
    <Form form={form} submit={t('settings.code.send')}>
      {null}
    </Form>
  );
}
