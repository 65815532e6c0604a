import { invalid, type Refusal } from '../../kernel/errors.ts';

/** 422 for every invalid code: wrong, used, expired or unknown. */
export function wrongCode(): Refusal {
  const message = 'This code is not right, or its time is over.';
  return invalid({ otp: [message] }, 'INVALID_CODE', message);
}
