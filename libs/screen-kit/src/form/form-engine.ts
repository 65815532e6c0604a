import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/** Starts react-hook-form for a form whose values are checked by a schema. */
export function startEngine<Entered extends FieldValues, Values>(
  schema: $ZodType<Values, Entered>,
  values: Entered,
) {
  return createFormControl<Entered, unknown, Values>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Entered>,
  });
}
