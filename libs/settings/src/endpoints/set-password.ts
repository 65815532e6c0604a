import { api, queryRoots, read, type Write } from '@sirah-trails/api-client';
import { mutationOptions } from '@tanstack/react-query';

interface FirstPassword {
  otp: string;
  password: string;
  password_confirmation: string;
}

/**
 * Sets the first password of an account, by a mailed code. Errors: ApiError, 422 `INVALID_CODE` for a code that is wrong, used or
 * expired, `HAS_PASSWORD` where there is one, 429.
 */
export function setPasswordMutation() {
  return mutationOptions({
    mutationFn: ({ values, idempotencyKey }: Write<FirstPassword>) =>
      read(
        api.POST('/api/x/v1/account/set-password', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: values,
        }),
      ),
    onError: (error, _write, _result, { client }) => {
      if ('code' in error && error.code === 'HAS_PASSWORD')
        void client.invalidateQueries({ queryKey: [queryRoots.me] });
    },
  });
}
