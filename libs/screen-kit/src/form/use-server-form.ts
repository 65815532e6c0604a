import { ApiError, type Write } from '@sirah-trails/api-client';
import { type Messages, reportMissingCode, useMessages } from '@sirah-trails/ui';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useStore } from 'zustand';
import { useSlowWait } from '../query/use-slow-wait.ts';
import { dropDraft, keepDraft, withDraft } from './draft.ts';
import type { FormSchema } from './form-engine.ts';
import { createFormFields, type FieldControl, type FormFields } from './form-fields.ts';
import { useFormFailure } from './use-form-failure.ts';
import { isMessageKey } from './message-key.ts';
import { useActionKey } from './use-action-key.ts';
import { usePress } from './use-press.ts';
import { useWait } from './use-wait.ts';

export interface ServerFormOptions<
  Entered extends FieldValues,
  Values extends object,
  Data,
  Catalogue extends Messages,
> {
  /** The name under which this tab keeps what was typed, over a reload: unique in the app, for example `auth.sign-up`. */
  name: string;
  /** What can be checked before sending. Its errors are keys of `messages` (see `sayingOf`). */
  schema: FormSchema<Values, Entered>;
  /** First contents of the fields, by their names on the wire, in the order of the form. */
  defaults: Entered;
  /** What the address of the screen fills in. It counts as typed, so that a reload keeps it although it has left the address. */
  given?: Partial<Entered> | undefined;
  /** The mutation options of the endpoint. */
  write: UseMutationOptions<Data, ApiError, Write<Values>>;
  messages: Catalogue;
  /** The end of a wait that began before the form, epoch milliseconds: it cannot be sent until then. */
  waitUntil?: number | undefined;
  /** Asks before sending, for example in a dialog; nothing is sent if it resolves to false. */
  confirm?: ((values: Values) => Promise<boolean>) | undefined;
  /** Runs after a success, if the form is still on screen. */
  onSuccess?: ((data: Data, values: Values) => void) | undefined;
  /** Returns true for a failure that the screen handles itself: the form then shows nothing of it. */
  onFailure?: ((error: ApiError, values: Values) => boolean) | undefined;
}

/** A form that sends to the provider, as `useServerForm` returns it. */
export interface ServerForm<Entered extends FieldValues = FieldValues> {
  /** What a control of `ui` needs to be a field of the form; its label is all that is missing. */
  field: (name: Path<Entered>) => FieldProps;
  submit: (event: FormEvent) => void;
  /** What is wrong and belongs to no field, in a sentence; null if there is nothing of the kind. */
  summary: string | null;
  isPending: boolean;
  /** Whether the learner has submitted it before. */
  isSubmitted: boolean;
  /** Why the form cannot be sent yet: the time to wait. */
  waitReason: string | undefined;
  /** Keeps the form from being sent for some seconds, as after a code that was sent. */
  startWait: (seconds: number) => void;
  /** Share sent, 0 to 1, of a write that reports it; null before and after. */
  progress: number | null;
  /** The last failure, for a screen that shows more of it than its sentence. */
  error: ApiError | null;
  /** Enters values; a field that shows an error is checked again. */
  set: (values: Partial<Entered>) => void;
}

type FieldProps = FieldControl & { error: string | undefined };

/**
 * The one way to write what a learner enters: checks it by the schema, sends it once with an idempotency key, and shows
 * what is wrong where it is wrong. Errors show when a field is left and while it is corrected, all of them on submit;
 * those of the provider stay until their field is left. What was entered survives every failure and, apart from passwords and
 * codes, a reload.
 */
export function useServerForm<Entered extends FieldValues, Values extends object, Data, C extends Messages>(
  options: ServerFormOptions<Entered, Values, Data, C>,
): ServerForm<Entered> {
  const { name: form, schema, defaults, given, messages } = options;
  const t = useMessages(messages);
  const press = usePress();
  const [fields] = useState(() => createFormFields(schema, { ...withDraft(form, defaults), ...given }));
  const keep = () => keepDraft(form, defaults, fields.values());
  const begin = useEffectEvent(() => {
    void fields.load();
    if (given) keep();
  });
  useEffect(() => begin(), [fields]);
  const { errors, isSubmitted } = useStore(fields.checked);
  const { failure, leave, ...shown } = useFormFailure(Object.keys(defaults) as Path<Entered>[], fields.focus);
  const { submit, ...sending } = useSending(options, fields, shown);
  const errorOf = (name: Path<Entered>) => {
    const text = errors[name]?.message as string | undefined;
    if (text === undefined) return failure.fields[name];
    return isMessageKey(messages, text) ? t(text) : text;
  };
  const field = (name: Path<Entered>) => {
    const control = fields.control(name);
    const left: typeof control.onBlur = (event) => {
      leave(name);
      return control.onBlur(event);
    };
    // What a press on a link changes above it would move the link away before its click.
    const onBlur: typeof control.onBlur = (event) =>
      press.isDown() ? press.over().then(() => (isFocused(event) ? undefined : left(event))) : left(event);
    const onChange: typeof control.onChange = (event) => {
      const changed = control.onChange(event);
      keep();
      return changed;
    };
    return { ...control, onBlur, onChange, error: errorOf(name) };
  };
  return { ...sending, field, submit, summary: failure.summary, isSubmitted, set: fields.set };
}

/** Whether the focus is in the field again, as after a dialog that closes or a refusal. */
const isFocused = ({ target }: { target: unknown }) => target === document.activeElement;

interface Shown {
  show: (error: unknown) => void;
  clear: () => void;
}

/** Checks and sends, one write at a time: a submit takes the lock, and the end of its write releases it. */
function useSending<Entered extends FieldValues, Values extends object, Data, C extends Messages>(
  { name, write, waitUntil, confirm, onSuccess, onFailure }: ServerFormOptions<Entered, Values, Data, C>,
  fields: FormFields<Entered, Values>,
  { show, clear }: Shown,
) {
  // The code that checks is not there yet.
  const [isEarly, setEarly] = useState(false);
  const {
    mutate,
    isPending: isSent,
    error,
  } = useMutation({
    ...write,
    // Also when the form is gone by then.
    onSuccess: (...ended) => {
      dropDraft(name);
      return write.onSuccess?.(...ended);
    },
  });
  const isPending = isEarly || isSent;
  useSlowWait(isPending);
  const key = useActionKey();
  const wait = useWait(waitUntil);
  const [progress, setProgress] = useState<number | null>(null);
  const { lock, unlock } = useLock(wait.reason !== undefined);
  const fail = (error: ApiError, values: Values) => {
    if (error.retryAfterSeconds) wait.start(error.retryAfterSeconds);
    if (!onFailure?.(error, values)) show(error);
  };
  const settle = (error: ApiError | null) => {
    key.ended(error);
    setProgress(null);
    unlock();
  };
  const send = async (values: Values) => {
    if (confirm && !(await confirm(values))) return unlock();
    clear();
    mutate(
      { values, idempotencyKey: key.of(values), onProgress: setProgress },
      {
        onSuccess: (data) => onSuccess?.(data, values),
        onError: (error) => fail(error, values),
        onSettled: (_data, error) => settle(error),
      },
    );
  };
  const submitEarly = async () => {
    setEarly(true);
    const isReady = await fields.load();
    setEarly(false);
    if (isReady) return fields.submit(send, unlock);
    unlock();
    show(new ApiError({ kind: 'network', status: 0, message: '' }));
    reportMissingCode();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lock()) void (fields.isReady() ? fields.submit(send, unlock) : submitEarly());
  };
  const { reason: waitReason, start: startWait } = wait;
  return { submit, isPending, error, progress, waitReason, startWait };
}

// A state would be a render late: two quick taps would both find it open.
function useLock(isKept: boolean) {
  const locked = useRef(false);
  const lock = () => {
    if (locked.current || isKept) return false;
    locked.current = true;
    return true;
  };
  const unlock = () => {
    locked.current = false;
  };
  return { lock, unlock };
}
