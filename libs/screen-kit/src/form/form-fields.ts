import { lazyCode } from '@sirah-trails/ui';
import type { ChangeEvent, FocusEvent, RefCallback } from 'react';
import type { FieldErrors, FieldValues, Path, PathValue } from 'react-hook-form';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormSchema, startEngine } from './form-engine.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Engine<Entered extends FieldValues, Values> = ReturnType<typeof startEngine<Entered, Values>>;

/** What a control needs to be a field. */
export interface FieldControl<Name extends string = string> {
  name: Name;
  ref: RefCallback<Control>;
  onChange: (event: ChangeEvent<Control>) => Promise<void>;
  onBlur: (event: FocusEvent<Control>) => Promise<void>;
}

interface Checked<Entered extends FieldValues> {
  readonly errors: FieldErrors<Entered>;
  /** Whether the learner has submitted it before. */
  readonly isSubmitted: boolean;
}

export interface FormFields<Entered extends FieldValues, Values> {
  /** What the checks have found so far. */
  readonly checked: StoreApi<Checked<Entered>>;
  control: (name: Path<Entered>) => FieldControl<Path<Entered>>;
  values: () => Entered;
  /** Enters values; a field that shows an error is checked again. */
  set: (values: Partial<Entered>) => void;
  /** Moves the focus to a field at once. */
  focus: (name: Path<Entered>) => void;
  /** Whether the code that checks is there. */
  isReady: () => boolean;
  /** Loads the code that checks. Resolves to whether it is there. */
  load: () => Promise<boolean>;
  /** Checks all fields, then passes the values on, or moves the focus to the first wrong field. To be called when the code is there. */
  submit: (onValid: (values: Values) => Promise<void>, onInvalid: () => void) => Promise<void>;
}

/** react-hook-form, its resolver and zod are two thirds of what a first form weighs; nothing shows of them before a field is left. */
const engineCode = lazyCode(() => import('./form-engine.ts').then((code) => code.startEngine));

/**
 * The fields of a form. They can be filled in as soon as they are on screen; react-hook-form, whose code comes later, takes
 * over what was typed and checks what was left by then.
 *
 * @param first the first contents of the fields
 */
export function createFormFields<Entered extends FieldValues, Values>(
  schema: FormSchema<Values, Entered>,
  first: Entered,
): FormFields<Entered, Values> {
  type Name = Path<Entered>;
  const typed: Entered = { ...first };
  const onScreen = new Map<Name, Set<Control>>();
  const left = new Map<Name, Control>();
  const checked = createStore<Checked<Entered>>(() => ({ errors: {}, isSubmitted: false }));
  let engine: Engine<Entered, Values> | null = null;

  const start = () => {
    const code = engineCode.state.getState();
    if (engine || code.status !== 'loaded') return;
    engine = code.value(schema, typed);
    takeOver(engine, { checked, onScreen, left });
  };
  start();

  const attach = (name: Name) => (control: Control | null) => {
    if (!control) return;
    const controls = (onScreen.get(name) ?? new Set()).add(control);
    onScreen.set(name, controls);
    if (engine) engine.register(name).ref(control);
    else fill(control, typed[name]);
    return () => {
      controls.delete(control);
      engine?.register(name).ref(null);
    };
  };
  const set = (name: Name, value: PathValue<Entered, Name>) => {
    typed[name] = value;
    if (engine) engine.setValue(name, value, { shouldValidate: name in checked.getState().errors });
    else onScreen.get(name)?.forEach((control) => fill(control, value));
  };

  return {
    checked,
    control: (name) => ({
      name,
      ref: attach(name),
      onChange: async (event) => {
        Object.assign(typed, { [name]: contentOf(event.target) });
        await engine?.register(name).onChange(event);
      },
      onBlur: async (event) => {
        left.set(name, event.target);
        await engine?.register(name).onBlur(event);
      },
    }),
    values: () => engine?.getValues() ?? typed,
    set: (values) => Object.entries(values).forEach(([name, value]) => set(name as Name, value)),
    focus: (name) => [...(onScreen.get(name) ?? [])][0]?.focus(),
    isReady: () => engine !== null,
    load: async () => {
      await engineCode.load();
      start();
      return engine !== null;
    },
    submit: async (onValid, onInvalid) => engine?.handleSubmit(onValid, onInvalid)(),
  };
}

interface Early<Entered extends FieldValues> {
  checked: StoreApi<Checked<Entered>>;
  onScreen: ReadonlyMap<Path<Entered>, ReadonlySet<Control>>;
  left: ReadonlyMap<Path<Entered>, Control>;
}

function takeOver<Entered extends FieldValues, Values>(
  engine: Engine<Entered, Values>,
  { checked, onScreen, left }: Early<Entered>,
) {
  engine.subscribe({
    formState: { errors: true, isSubmitted: true },
    callback: ({ errors = {}, isSubmitted = false }) =>
      checked.setState({ errors: { ...errors } as FieldErrors<Entered>, isSubmitted }),
  });
  for (const [name, controls] of onScreen) controls.forEach(engine.register(name).ref);
  for (const [name, target] of left) void engine.register(name).onBlur({ type: 'blur', target });
}

function fill(control: Control, value: unknown) {
  if (!isTicked(control)) control.value = String(value);
  else control.checked = control.type === 'radio' ? control.value === value : value === true;
}

function contentOf(control: Control) {
  return isTicked(control) && control.type === 'checkbox' ? control.checked : control.value;
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}
