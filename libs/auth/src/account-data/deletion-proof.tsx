import { meQuery } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { QueryView } from '@sirah-trails/screen-kit';
import { type ConfirmationDialog, Form, useConfirmation, useServerForm } from '@sirah-trails/screen-kit/form';
import { Button, PasswordField, toast, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { CodeField, codeRule } from '../fields/code-field.tsx';
import { MailedCode } from '../fields/mailed-code.tsx';
import { passwordRule } from '../fields/password-fields.tsx';
import { ConfirmDialog } from '../frame/dialogs.tsx';
import { FieldSkeletons } from '../frame/field-skeletons.tsx';
import { deletionEn } from '../messages/deletion-en.ts';
import styles from './deletion-proof.module.css';
import { deleteAccountMutation } from './endpoints.ts';

const passwordRules = z.object({ password: passwordRule });
const codeRules = z.object({ otp: codeRule });

/** Requests proof of ownership: the password or, without a password, an emailed code. */
export function DeletionProof() {
  const t = useMessages(deletionEn);
  const [byCode, setByCode] = useState(false);
  return (
    <QueryView
      query={useQuery(meQuery())}
      skeleton={<FieldSkeletons count={1} />}
      error={t('settings.failed')}
    >
      {({ email, has_password }) =>
        byCode || !has_password ? (
          <Step key="code">
            <MailedCode purpose="delete-account" email={email} lead={t('settings.delete.code', { email })}>
              <CodeForm />
            </MailedCode>
          </Step>
        ) : (
          <Step key="password">
            <PasswordForm email={email} />
            <Button variant="quiet" onClick={() => setByCode(true)}>
              {t('settings.delete.by-code')}
            </Button>
          </Step>
        )
      }
    </QueryView>
  );
}

/** Moves focus here because the previous button was removed. */
function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus(), []);
  return (
    <div ref={step} className={styles.step}>
      {children}
    </div>
  );
}

function PasswordForm({ email }: { email: string }) {
  const t = useMessages(deletionEn);
  const { confirm, dialog } = useConfirmation<{ password: string }>();
  const form = useServerForm({
    name: 'settings.delete.password',
    schema: passwordRules,
    defaults: { password: '' },
    write: useDeletion(),
    messages: deletionEn,
    confirm,
  });
  return (
    <>
      <Form form={form} submit={t('settings.delete.submit')} variant="danger">
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label={t('settings.delete.password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
      </Form>
      <LastQuestion {...dialog} />
    </>
  );
}

function CodeForm() {
  const t = useMessages(deletionEn);
  const { confirm, dialog } = useConfirmation<{ otp: string }>();
  const form = useServerForm({
    name: 'settings.delete.code',
    schema: codeRules,
    defaults: { otp: '' },
    write: useDeletion(),
    messages: deletionEn,
    confirm,
  });
  return (
    <>
      <Form form={form} submit={t('settings.delete.submit')} variant="danger">
        <CodeField {...form.field('otp')} />
      </Form>
      <LastQuestion {...dialog} />
    </>
  );
}

/** The deletion mutation. Ends the session on this device even after the screen unmounts. */
function useDeletion() {
  const t = useMessages(deletionEn);
  const [deletion] = useState(deleteAccountMutation);
  const onSuccess = () => {
    session.getState().signOut();
    toast({ text: t('settings.delete.done') });
  };
  return { ...deletion, onSuccess };
}

function LastQuestion(dialog: ConfirmationDialog) {
  const t = useMessages(deletionEn);
  return (
    <ConfirmDialog
      {...dialog}
      title={t('settings.delete.last.title')}
      confirm={t('settings.delete.last.yes')}
      decline={t('settings.delete.last.keep')}
      variant="danger"
    >
      {t('settings.delete.last.text')}
    </ConfirmDialog>
  );
}
