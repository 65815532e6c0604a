import { Button, Dialog, RadioCards, TextArea, useMessages } from '@sirah-trails/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Form, type Checks, sayingOf, useServerForm } from '../form/index.ts';
import { mistakeEn } from '../messages/mistake-en.ts';
import { reportMistakeMutation } from './report-mistake-mutation.ts';
import type { ReportMistakeProps } from './report-mistake.tsx';

const says = sayingOf(mistakeEn);

/** What may be wrong, in the spelling of the contract. */
const kinds = ['fact', 'answer', 'unclear', 'spelling', 'picture', 'other'] as const;

const rules = (z: Checks) =>
  z.object({
    wrong: z.enum(kinds, says('kit.mistake.wrong.required')),
    message: z.string().check(z.trim()),
  });

interface MistakeDialogProps extends ReportMistakeProps {
  open: boolean;
  onClose: () => void;
}

/** Takes a report, then says thank you. */
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
        // A form around the place of this dialog in the tree is not the one that is sent.
        <div onSubmit={stop}>
          <MistakeForm about={about} id={id} onSent={() => setSent(true)} />
        </div>
      )}
    </Dialog>
  );
}

/** Send, which had the focus, is gone. */
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
