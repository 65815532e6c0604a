import { ApiError, newIdempotencyKey } from '@sirah-trails/api-client';
import { useState } from 'react';

interface ActionKey {
  /** The key for sending these values. */
  of: (values: object) => string;
  /** Takes note of how the write ended; null is a success. */
  ended: (error: unknown) => void;
}

/**
 * The idempotency key of what the learner does with a form. A submit has a new one, except when the same values go out
 * again after a failure that leaves open whether the provider acted: then the provider must recognise them.
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
