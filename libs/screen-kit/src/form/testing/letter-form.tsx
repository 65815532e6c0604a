import { ApiError, type Write } from '@sirah-trails/api-client';
import { Checkbox, defineMessages, Select, TextArea } from '@sirah-trails/ui';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { renderInHarness } from '../../testing/render.tsx';
import { Form } from '../form.tsx';
import { sayingOf } from '../message-key.ts';
import { type ServerFormOptions, useServerForm } from '../use-server-form.ts';

const en = defineMessages({
  'letter.topic.required': 'Choose a topic',
  'letter.text.required': 'Write something',
  'letter.agreed': 'Please tick this first',
});
const says = sayingOf(en);
const schema = z.object({
  topic: z.string().check(z.minLength(1, says('letter.topic.required'))),
  text: z.string().check(z.minLength(1, says('letter.text.required'))),
  agreed: z.boolean().check(z.refine((ticked) => ticked, says('letter.agreed'))),
});
interface Letter {
  topic: string;
  text: string;
  agreed: boolean;
}
type LetterOptions = ServerFormOptions<Letter, Letter, string, typeof en>;

export const send = vi.fn<(write: Write<Letter>) => Promise<string>>();

/** A form with the same controls as feedback and recovery. */
function LetterForm(options: Partial<LetterOptions>) {
  const form = useServerForm({
    name: 'letter',
    schema,
    defaults: { topic: '', text: '', agreed: false },
    write: { mutationFn: send },
    messages: en,
    ...options,
  });
  const topics = [
    { value: 'idea', label: 'An idea' },
    { value: 'mistake', label: 'A mistake' },
  ];
  return (
    <Form form={form} submit="Send">
      <Select label="Topic" placeholder="Choose" options={topics} {...form.field('topic')} />
      <TextArea label="Text" {...form.field('text')} />
      <Checkbox label="My parents know" {...form.field('agreed')} />
      {form.progress !== null && <progress value={form.progress} />}
      {form.error?.code && <p>{form.error.code}</p>}
    </Form>
  );
}

export const show = (options: Partial<LetterOptions> = {}) => renderInHarness(<LetterForm {...options} />);
export const topic = () => screen.getByLabelText('Topic');
export const text = () => screen.getByLabelText('Text');
export const agreed = () => screen.getByLabelText('My parents know');
export const button = () => screen.getByRole('button', { name: 'Send' });
export const fill = async () => {
  await userEvent.selectOptions(topic(), 'idea');
  await userEvent.type(text(), 'More camels');
  await userEvent.click(agreed());
};
export const attempt = async () => {
  await fill();
  await userEvent.click(button());
};
export const refusal = (details: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({ kind: 'http', status: 422, message: 'Check.', ...details });
export const later = () => {
  let open: (data: string) => void = () => undefined;
  const opened = new Promise<string>((resolve) => (open = resolve));
  return { opened, open };
};
