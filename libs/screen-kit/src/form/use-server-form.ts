import { zodResolver } from '@hookform/resolvers/zod';
import type { ApiError, Write } from '@sirah-trails/api-client';
import { type Messages, useMessages } from '@sirah-trails/ui';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { useSlowWait } from '../wait/use-slow-wait.ts';
import { dropDraft, keepDraft, withDraft } from './draft.ts';
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
  schema: $ZodType<Values, Entered>;
  /** First contents of the fields, by their names on the wire, in the order of the form. */
  defaults: Entered;
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
export interface ServerForm<Entered extends FieldValues = FieldValues, Values = unknown> {
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
  /** The form of react-hook-form, to watch or set values. */
  hookForm: UseFormReturn<Entered, unknown, Values>;
}

type FieldProps = ReturnType<UseFormReturn['register']> & { error: string | undefined };

/**
 * The one way to write what a learner enters: checks it by the schema, sends it once with an idempotency key, and shows
 * what is wrong where it is wrong. Errors show when a field is left and while it is corrected, all of them on submit;
 * those of the provider stay until their field is left. What was entered survives every failure and, apart from passwords and
 * codes, a reload.
 */
export function useServerForm<Entered extends FieldValues, Values extends object, Data, C extends Messages>(
  options: ServerFormOptions<Entered, Values, Data, C>,
): ServerForm<Entered, Values> {
  const { name: form, schema, defaults, messages } = options;
  const t = useMessages(messages);
  const press = usePress();
  const [first] = useState(() => withDraft(form, defaults));
  const hookForm = useForm<Entered, unknown, Values>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: first as DefaultValues<Entered>,
  });
  const { failure, leave, ...shown } = useFormFailure(Object.keys(defaults) as Path<Entered>[], hookForm);
  const { send, lock, unlock, ...sending } = useSending(options, shown);
  const errorOf = (name: Path<Entered>) => {
    const text = hookForm.getFieldState(name, hookForm.formState).error?.message;
    if (text === undefined) return failure.fields[name];
    return isMessageKey(messages, text) ? t(text) : text;
  };
  const field = (name: Path<Entered>) => {
    const control = hookForm.register(name);
    const left: typeof control.onBlur = (event) => {
      leave(name);
      return control.onBlur(event);
    };
    // What a press on a link changes above it would move the link away before its click.
    const onBlur: typeof control.onBlur = (event) =>
      press.isDown() ? press.over().then(() => left(event)) : left(event);
    const onChange: typeof control.onChange = (event) => {
      const changed = control.onChange(event);
      keepDraft(form, defaults, hookForm.getValues());
      return changed;
    };
    return { ...control, onBlur, onChange, error: errorOf(name) };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lock()) void hookForm.handleSubmit(send, unlock)(event);
  };
  const { isSubmitted } = hookForm.formState;
  return { ...sending, field, submit, summary: failure.summary, isSubmitted, hookForm };
}

interface Shown {
  show: (error: unknown) => void;
  clear: () => void;
}

/** Sends values that have been checked, one write at a time: a submit takes the lock, and the end of its write releases it. */
function useSending<Entered extends FieldValues, Values extends object, Data, C extends Messages>(
  { name, write, waitUntil, confirm, onSuccess, onFailure }: ServerFormOptions<Entered, Values, Data, C>,
  { show, clear }: Shown,
) {
  const { mutate, isPending, error } = useMutation({
    ...write,
    // Also when the form is gone by then.
    onSuccess: (...ended) => {
      dropDraft(name);
      return write.onSuccess?.(...ended);
    },
  });
  useSlowWait(isPending);
  const key = useActionKey();
  const wait = useWait(waitUntil);
  const [progress, setProgress] = useState<number | null>(null);
  // A state would be a render late: two quick taps would both find it open.
  const locked = useRef(false);
  const lock = () => {
    if (locked.current || wait.reason !== undefined) return false;
    locked.current = true;
    return true;
  };
  const unlock = () => {
    locked.current = false;
  };
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
  const { reason: waitReason, start: startWait } = wait;
  return { lock, unlock, send, isPending, error, progress, waitReason, startWait };
}
