import { zodResolver } from '@hookform/resolvers/zod';
import type { ApiError, Write } from '@sirah-trails/api-client';
import { type Messages, useMessages } from '@sirah-trails/ui';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type RefCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { useSlowWait } from '../query/use-slow-wait.ts';
import { dropDraft, saveDraft, withDraft } from './draft.ts';
import { focusFirst, useFormFailure } from './use-form-failure.ts';
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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Props of a control, apart from its label. */
interface FieldProps {
  name: string;
  ref: RefCallback<Control>;
  onChange: (event: ChangeEvent<Control>) => Promise<void>;
  onBlur: (event: FocusEvent<Control>) => Promise<void>;
  error: string | undefined;
}

/**
 * The one way to write what a learner enters: checks it by the schema, sends it once with an idempotency key, and shows
 * what is wrong where it is wrong. Errors show when a field is left and while it is corrected, all of them on submit;
 * those of the provider stay until their field is left. What was entered survives every failure and, apart from passwords and
 * codes, a reload.
 */
export function useServerForm<Entered extends FieldValues, Values extends object, Data, C extends Messages>(
  options: ServerFormOptions<Entered, Values, Data, C>,
): ServerForm<Entered> {
  const { name, schema, defaults, given, messages } = options;
  const t = useMessages(messages);
  const press = usePress();
  const [first] = useState(() => ({ ...withDraft(name, defaults), ...given }));
  const form = useForm<Entered, unknown, Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver(schema),
    defaultValues: first as DefaultValues<Entered>,
  });
  const { errors, isSubmitted } = form.formState;
  const save = () => saveDraft(name, defaults, form.getValues());
  const saveGiven = useEffectEvent(() => {
    if (given) save();
  });
  useEffect(() => saveGiven(), []);
  const { failure, leave, ...shown } = useFormFailure(Object.keys(defaults));
  const { submit, ...sending } = useSending(options, form, shown);
  const errorOf = (field: Path<Entered>) => {
    const text = errors[field]?.message as string | undefined;
    if (text === undefined) return failure.fields[field];
    return isMessageKey(messages, text) ? t(text) : text;
  };
  const field = (fieldName: Path<Entered>): FieldProps => {
    const { ref, onChange: change, onBlur: blur } = form.register(fieldName);
    const leaveField: FieldProps['onBlur'] = async (event) => {
      leave(fieldName);
      await blur(event);
    };
    // Delays blur errors during a press: a layout shift would move the link away before its click.
    const onBlur: FieldProps['onBlur'] = (event) =>
      press.isDown()
        ? press.over().then(() => (isFocused(event) ? undefined : leaveField(event)))
        : leaveField(event);
    const onChange: FieldProps['onChange'] = async (event) => {
      const changed = change(event);
      save();
      await changed;
    };
    return { name: fieldName, ref, onBlur, onChange, error: errorOf(fieldName) };
  };
  const set = (values: Partial<Entered>) => {
    for (const [key, value] of Object.entries(values)) {
      const fieldName = key as Path<Entered>;
      const shouldValidate = form.getFieldState(fieldName).invalid;
      form.setValue(fieldName, value as PathValue<Entered, Path<Entered>>, { shouldValidate });
    }
  };
  return { ...sending, field, submit, summary: failure.summary, isSubmitted, set };
}

/** Whether the focus is in the field again, as after a dialog that closes or a refusal. */
const isFocused = ({ target }: { target: unknown }) => target === document.activeElement;

interface Shown {
  show: (error: unknown, form: Element) => void;
  clear: () => void;
}

/** Checks and sends, one write at a time: a submit takes the lock, and the end of its write releases it. */
function useSending<Entered extends FieldValues, Values extends object, Data, C extends Messages>(
  {
    name,
    defaults,
    write,
    waitUntil,
    confirm,
    onSuccess,
    onFailure,
  }: ServerFormOptions<Entered, Values, Data, C>,
  form: UseFormReturn<Entered, unknown, Values>,
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
  const { lock, unlock } = useLock(wait.reason !== undefined);
  const fail = (error: ApiError, values: Values, element: Element) => {
    if (error.retryAfterSeconds) wait.start(error.retryAfterSeconds);
    if (!onFailure?.(error, values)) show(error, element);
  };
  const settle = (error: ApiError | null) => {
    key.ended(error);
    setProgress(null);
    unlock();
  };
  const send = async (values: Values, element: Element) => {
    if (confirm && !(await confirm(values))) return unlock();
    clear();
    mutate(
      { values, idempotencyKey: key.of(values), onProgress: setProgress },
      {
        onSuccess: (data) => onSuccess?.(data, values),
        onError: (error) => fail(error, values, element),
        onSettled: (_data, error) => settle(error),
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (!lock()) return;
    const refuse = (errors: object) => {
      unlock();
      focusFirst(element, Object.keys(defaults), errors);
    };
    void form.handleSubmit((values) => send(values, element), refuse)();
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
