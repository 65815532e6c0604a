import { saveFile } from '@sirah-trails/screen-kit';
import { Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { toast, useMessages } from '@sirah-trails/ui';
import * as z from 'zod/mini';
import { CardSection } from '../frame/card-section.tsx';
import { accountEn } from '../messages/account-en.ts';
import { exportAccountMutation } from './endpoints.ts';

const nothing = z.object({});

/** Downloads everything that the provider keeps about the learner. */
export function ExportAccount() {
  const t = useMessages(accountEn);
  const form = useServerForm({
    name: 'settings.export',
    schema: nothing,
    defaults: {},
    write: exportAccountMutation(),
    messages: accountEn,
    onSuccess: (data) => {
      saveFile('my-data.json', jsonFile(data));
      toast({ text: t('settings.export.done') });
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
