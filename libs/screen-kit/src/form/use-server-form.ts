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
  /** Draft name, unique in the app, for example `auth.sign-up`. */
  name: string;
  /** Client-side validation. Its errors are keys of `messages` (see `sayingOf`). */
  schema: $ZodType<Values, Entered>;
  /** Initial values by wire name, in form order. */
  defaults: Entered;
  /** Values from the URL. They count as input, so that the draft survives their removal from the URL. */
  given?: Partial<Entered> | undefined;
  /** Mutation options from the endpoint. */
  write: UseMutationOptions<Data, ApiError, Write<Values>>;
  messages: Catalogue;
  /** End of an earlier wait, epoch milliseconds; blocks sending until then. */
  waitUntil?: number | undefined;
  /** Confirms before sending, for example in a dialog; false cancels. */
  confirm?: ((values: Values) => Promise<boolean>) | undefined;
  /** Called on success while the form is mounted. */
  onSuccess?: ((data: Data, values: Values) => void) | undefined;
  /** Returns true if the screen handles the failure; the form then shows no error. */
  onFailure?: ((error: ApiError, values: Values) => boolean) | undefined;
}

/** Result of `useServerForm()`. */
export interface ServerForm<Entered extends FieldValues = FieldValues> {
  /** Field props for a `ui` control, except the label. */
  field: (name: Path<Entered>) => FieldProps;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Error message without a field, or null. */
  summary: string | null;
  isPending: boolean;
  isSubmitted: boolean;
  /** Message with the remaining wait. */
  waitReason: string | undefined;
  /** Blocks sending for some seconds, as after a sent code. */
  startWait: (seconds: number) => void;
  /** Upload progress, 0 to 1; null when idle. */
  progress: number | null;
  /** Last error, for screens with error details. */
  error: ApiError | null;
  /** Sets values; revalidates invalid fields. */
  set: (values: Partial<Entered>) => void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FieldProps {
  name: string;
  ref: RefCallback<Control>;
  onChange: (event: ChangeEvent<Control>) => Promise<void>;
  onBlur: (event: FocusEvent<Control>) => Promise<void>;
  error: string | undefined;
}

/**
 * Form that writes to the provider: validates by the schema, sends once with an idempotency key and shows errors at their fields.
 * Validation errors appear on blur, then on each change, and all on submit; provider errors stay until blur. Input survives
 * failures and, except passwords and codes, a reload.
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
  const set = (values: Partial<Entered>) => {
    for (const [key, value] of Object.entries(values)) {
      const fieldName = key as Path<Entered>;
      const shouldValidate = form.getFieldState(fieldName).invalid;
      form.setValue(fieldName, value as PathValue<Entered, Path<Entered>>, { shouldValidate });
    }
  };
  const { submit, ...sending } = useSending(options, form, set, shown);
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
  return { ...sending, field, submit, summary: failure.summary, isSubmitted, set };
}

/** Whether the field has the focus again, as after a closing dialog or a rejected submit. */
const isFocused = ({ target }: { target: unknown }) => target === document.activeElement;

interface Shown {
  show: (error: unknown, form: Element) => void;
  clear: () => void;
}

/** Validates and sends one write at a time: a submit takes the lock, and its end releases it. */
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
  set: (values: Partial<Entered>) => void,
  { show, clear }: Shown,
) {
  const { mutate, isPending, error } = useMutation({
    ...write,
    // Runs even after the form unmounts.
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (!lock()) return;
    set(filledWithoutEvents(element, form.getValues()));
    const refuse = (errors: object) => {
      unlock();
      focusFirst(element, Object.keys(defaults), errors);
    };
    void form.handleSubmit((values) => send(values, element), refuse)();
  };
  return { submit, isPending, error, progress, waitReason: wait.reason, startWait: wait.start };
}

/** Text fields and selects whose value differs from the form's: some password managers fill without events. */
function filledWithoutEvents<Entered extends FieldValues>(form: HTMLFormElement, values: Entered) {
  const controls = [...form.elements].filter((element) => element.matches(typed)) as Control[];
  const changed = controls.filter(
    ({ name, value }) => typeof values[name] === 'string' && values[name] !== value,
  );
  return Object.fromEntries(changed.map(({ name, value }) => [name, value])) as Partial<Entered>;
}

const typed = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file])';

// A ref, because state updates a render late: two quick taps would both pass.
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
