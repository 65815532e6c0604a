import { saveFile } from '@sirah-trails/screen-kit';
import { type Checks, Form, useServerForm } from '@sirah-trails/screen-kit/form';
import { toast, useMessages } from '@sirah-trails/ui';
import { exportAccountMutation } from '../endpoints/export-account.ts';
import { accountEn } from '../messages/account-en.ts';
import { Part } from '../part/part.tsx';

const nothing = (z: Checks) => z.object({});

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
    <Part title={t('settings.export.title')} lead={t('settings.export.lead')}>
      <Form form={form} submit={t('settings.export.submit')}>
        {null}
      </Form>
    </Part>
  );
}

function jsonFile(content: object) {
  return new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
}
