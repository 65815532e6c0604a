import { api, read, type Write } from '@sirah-trails/api-client';
import { Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { Button, useMessages } from '@sirah-trails/ui';
import { mutationOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { accountEn } from '../messages/account-en.ts';
import { sharedEn } from '../messages/shared-en.ts';
import { ResendCode } from './resend-code.tsx';

/** Purpose of an emailed code. */
type CodePurpose = 'set-password' | 'delete-account';

/** Emails a code and invalidates the previous code. Errors: ApiError, 422, 429. */
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
  /** Text that explains the purpose. */
  lead: string;
  /** The code form. */
  children: ReactNode;
}

/** Emails a code, then shows the code form; limits resends to one a minute. */
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
