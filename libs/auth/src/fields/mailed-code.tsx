import { api, read, type Write } from '@sirah-trails/api-client';
import { Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { Button, useMessages } from '@sirah-trails/ui';
import { mutationOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { accountEn } from '../messages/account-en.ts';
import { sharedEn } from '../messages/shared-en.ts';
import { ResendCode } from './resend-code.tsx';

/** What a mailed code proves. */
type CodePurpose = 'set-password' | 'delete-account';

/** Mails the learner a code; it ends the one before. Errors: ApiError, 422, 429. */
function sendAccountCodeMutation(purpose: CodePurpose) {
  return mutationOptions({
    mutationFn: ({ idempotencyKey }: Write<{ email: string }>) =>
      read(
        api.POST('/api/x/v1/account/code', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { purpose },
        }),
      ),
  });
}

interface MailedCodeProps {
  purpose: CodePurpose;
  email: string;
  /** What the code is for. */
  lead: string;
  /** The form that takes the code. */
  children: ReactNode;
}

/** Sends a code to the learner's email, then shows the form that takes it; a new one can be sent once a minute. */
export function MailedCode({ purpose, email, lead, children }: MailedCodeProps) {
  const t = useMessages(accountEn);
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

const rules = z.object({ email: z.string() });

interface SendCodeProps {
  purpose: CodePurpose;
  email: string;
  onSent: () => void;
}

function SendCode({ purpose, email, onSent }: SendCodeProps) {
  const t = useMessages(accountEn);
  const form = useServerForm({
    name: `settings.code.${purpose}`,
    schema: rules,
    defaults: { email },
    write: sendAccountCodeMutation(purpose),
    messages: sharedEn,
    onSuccess: onSent,
  });
  return (
    <Form form={form} submit={t('settings.code.send')}>
      {null}
    </Form>
  );
}
