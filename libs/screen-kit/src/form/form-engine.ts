import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import * as checks from './checks.ts';

/** The parts of a schema. Its code comes late, so the schema of a form is a function of it. */
export type Checks = typeof checks;

/** What can be checked before sending, in the values as entered and as sent. */
export type FormSchema<Values, Entered> = (z: Checks) => $ZodType<Values, Entered>;

/** Starts react-hook-form for a form whose values are checked by a schema. */
export function startEngine<Entered extends FieldValues, Values>(
  schema: FormSchema<Values, Entered>,
  values: Entered,
) {
  return createFormControl<Entered, unknown, Values>({
    mode: 'onTouched',
    resolver: zodResolver(schema(checks)),
    defaultValues: values as DefaultValues<Entered>,
  });
}
