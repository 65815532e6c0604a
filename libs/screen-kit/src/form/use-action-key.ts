import { ApiError, newIdempotencyKey } from '@sirah-trails/api-client';
import { useState } from 'react';

interface ActionKey {
  /** The key for these values. */
  of: (values: object) => string;
  /** Records the write's outcome; null means success. */
  ended: (error: unknown) => void;
}

/**
 * Idempotency key for a form. Each submit gets a new key, except for the same values after an ambiguous failure, so that the
 * provider recognises the retry.
 */
export function useActionKey(): ActionKey {
  const [key] = useState(createActionKey);
  return key;
}

function createActionKey(): ActionKey {
  let last: { key: string; values: object } | null = null;
  return {
    of: (values) => {
      if (last === null || !areSame(values, last.values)) last = { key: newIdempotencyKey(), values };
      return last.key;
    },
    ended: (error) => {
      if (!isOpen(error)) last = null;
    },
  };
}

function isOpen(error: unknown) {
  return error instanceof ApiError && (error.kind !== 'http' || error.status >= 500);
}

function areSame(one: object, other: object) {
  const left = Object.entries(one);
  const right = new Map(Object.entries(other));
  return left.length === right.size && left.every(([name, value]) => Object.is(value, right.get(name)));
}
