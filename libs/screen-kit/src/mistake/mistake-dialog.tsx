import { api, type MistakeReport, read, type Write } from '@sirah-trails/api-client';
import { Button, Dialog, RadioCards, TextArea, useMessages } from '@sirah-trails/ui';
import { mutationOptions } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Form, sayingOf, useServerForm } from '../form/index.ts';
import * as z from 'zod/mini';
import { mistakeEn } from '../messages/mistake-en.ts';
import type { ReportMistakeProps } from './report-mistake.tsx';

const says = sayingOf(mistakeEn);

/** Contract values. */
const kinds = ['fact', 'answer', 'unclear', 'spelling', 'picture', 'other'] as const;

const rules = z.object({
  wrong: z.enum(kinds, says('kit.mistake.wrong.required')),
  message: z.string().check(z.trim()),
});

interface MistakeDialogProps extends ReportMistakeProps {
  open: boolean;
  onClose: () => void;
}

/** Dialog with the report form, then thanks. */
export function MistakeDialog({ about, id, open, onClose }: MistakeDialogProps) {
  const t = useMessages(mistakeEn);
  const [isSent, setSent] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onClosed={() => setSent(false)}
      title={t(isSent ? 'kit.mistake.thanks' : 'kit.mistake.title')}
      description={isSent ? t('kit.mistake.thanks.text') : undefined}
      actions={isSent && <DoneButton onClick={onClose} />}
    >
      {!isSent && (
        // Stops submit events from bubbling to a form around the dialog in the React tree.
        <div onSubmit={stop}>
          <MistakeForm about={about} id={id} onSent={() => setSent(true)} />
        </div>
      )}
    </Dialog>
  );
}

/** Moves focus here because the send button was removed. */
function DoneButton({ onClick }: { onClick: () => void }) {
  const t = useMessages(mistakeEn);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={onClick}>
      {t('kit.mistake.done')}
    </Button>
  );
}

function stop(event: SyntheticEvent) {
  event.stopPropagation();
}

function MistakeForm({ about, id, onSent }: ReportMistakeProps & { onSent: () => void }) {
  const t = useMessages(mistakeEn);
  const form = useServerForm({
    name: `kit.mistake.${about}.${id}`,
    schema: rules,
    defaults: { wrong: '', message: '' },
    write: reportMistakeMutation(about, id),
    messages: mistakeEn,
    onSuccess: onSent,
  });
  return (
    <Form form={form} submit={t('kit.mistake.send')}>
      <RadioCards
        label={t('kit.mistake.wrong')}
        options={kinds.map((value) => ({ value, label: t(`kit.mistake.wrong.${value}`) }))}
        {...form.field('wrong')}
      />
      <TextArea
        label={t('kit.mistake.message')}
        optional
        rows={3}
        maxLength={2000}
        {...form.field('message')}
      />
    </Form>
  );
}

type Values = Required<Pick<MistakeReport, 'wrong' | 'message'>>;

/** Reports a mistake in the content. Needs the addition `mistakes`. Errors: ApiError, 429 after 30 a day. */
function reportMistakeMutation(about: MistakeReport['about'], id: string) {
  return mutationOptions({
    mutationFn: ({ values: { wrong, message }, idempotencyKey }: Write<Values>) =>
      read(
        api.POST('/api/x/v1/mistakes', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { about, id, wrong, ...(message !== '' && { message }) },
        }),
      ),
  });
}
