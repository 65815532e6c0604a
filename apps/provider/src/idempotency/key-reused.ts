import { invalid, type Refusal } from '../kernel/errors.ts';

/** 422 for a key that came with another request before. */
export function keyReused(): Refusal {
  return invalid(
    { 'Idempotency-Key': ['was used for another request'] },
    'IDEMPOTENCY_KEY_REUSED',
    'This key was used for another request.',
  );
}
