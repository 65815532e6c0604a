import { changeSettingsMutation, newIdempotencyKey, settingsQuery } from '@sirah-trails/api-client';
import {
  firstData,
  isAdditionKnown,
  QueryView,
  saveFile,
  screen,
  useAddition,
} from '@sirah-trails/screen-kit';
import { Form, useConfirmation, useServerForm } from '@sirah-trails/screen-kit/form';
import {
  Button,
  Checkbox,
  lazyComponent,
  preloadDialogs,
  Skeleton,
  toast,
  useMessages,
} from '@sirah-trails/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CardSection } from '../frame/card-section.tsx';
import { ConfirmDialog } from '../frame/dialogs.tsx';
import { FieldSkeletons } from '../frame/field-skeletons.tsx';
import { useOpenFrame } from '../frame/open-frame.ts';
import { SharedAccountNotice } from '../frame/shared-account-notice.tsx';
import { accountEn } from '../messages/account-en.ts';
import { exportAccountMutation } from './endpoints.ts';

export default screen({
  messages: accountEn,
  useFrame: (t) => useOpenFrame(t('settings.account.title')),
  Content: Account,
  first: async (_location, client) =>
    isAdditionKnown(client, 'hide') ? firstData(client, settingsQuery()) : undefined,
  idle: () => {
    preloadDialogs();
    void DeletionProof.load();
  },
});

/** The account data sections that the provider offers. */
function Account() {
  const t = useMessages(accountEn);
  const canHide = useAddition('hide');
  const canLeave = useAddition('account');
  if (!canHide && !canLeave) return <CardSection lead={t('settings.account.none')} />;
  return (
    <>
      <SharedAccountNotice />
      {canHide && <HideChoice />}
      {canLeave && <ExportAccount />}
      {canLeave && <DeleteAccount />}
    </>
  );
}

/** Hides the learner from boards and public profiles, with immediate effect. */
function HideChoice() {
  const t = useMessages(accountEn);
  const { mutate, isError } = useMutation(changeSettingsMutation());
  const choose = (hidden: boolean) => mutate({ values: { hidden }, idempotencyKey: newIdempotencyKey() });
  return (
    <QueryView
      query={useQuery(settingsQuery())}
      skeleton={<Skeleton shape="field" />}
      error={t('settings.hide.unread')}
    >
      {({ hidden }) => (
        <CardSection>
          <Checkbox
            label={t('settings.hide.label')}
            hint={t('settings.hide.hint')}
            error={isError ? t('settings.hide.failed') : undefined}
            checked={hidden}
            onChange={({ target }) => choose(target.checked)}
          />
        </CardSection>
      )}
    </QueryView>
  );
}

const nothing = z.object({});

/** Downloads everything that the provider stores about the learner. */
function ExportAccount() {
  const t = useMessages(accountEn);
  const form = useServerForm({
    name: 'settings.export',
    schema: nothing,
    defaults: {},
    write: exportAccountMutation(),
    messages: accountEn,
    onSuccess: (data) => {
      saveFile('my-data.json', jsonFile(data));
      // The title and Back stay in sight.
      toast({ text: t('settings.export.done'), position: 'bottom' });
    },
  });
  return (
    <CardSection title={t('settings.export.title')} lead={t('settings.export.lead')}>
      <Form form={form} submit={t('settings.export.submit')}>
        {null}
      </Form>
    </CardSection>
  );
}

function jsonFile(content: object) {
  return new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
}

/** Loads on demand, because few visits reach this step. */
const DeletionProof = lazyComponent(() => import('./deletion-proof.tsx').then((code) => code.DeletionProof), {
  Loading: () => <FieldSkeletons count={1} />,
});

/** Deletes the account after a confirmation, the password or an emailed code, and a second confirmation. */
function DeleteAccount() {
  const t = useMessages(accountEn);
  const { confirm, dialog } = useConfirmation<null>();
  const [decided, setDecided] = useState(false);
  return (
    <CardSection title={t('settings.delete.title')} lead={t('settings.delete.lead')}>
      {decided ? (
        <DeletionProof />
      ) : (
        <Button variant="danger" onClick={() => void confirm(null).then(setDecided)}>
          {t('settings.delete.begin')}
        </Button>
      )}
      <ConfirmDialog
        {...dialog}
        title={t('settings.delete.first.title')}
        confirm={t('settings.delete.first.yes')}
        decline={t('settings.delete.keep')}
        variant="danger"
      >
        {t('settings.delete.first.text')}
      </ConfirmDialog>
    </CardSection>
  );
}
