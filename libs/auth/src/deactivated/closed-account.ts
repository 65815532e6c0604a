import { ApiError } from '@sirah-trails/api-client';

/** What the provider says of an account that an administrator has closed. */
export interface ClosedAccount {
  readonly email: string;
  readonly fullName: string | null;
  readonly reason: string | null;
}

/** Reads a refused sign-in; null where it was refused for anything else. */
export function closedAccount(error: unknown, email: string): ClosedAccount | null {
  if (!(error instanceof ApiError) || !saysClosed(error)) return null;
  const { fullname, deactive_reason } = (error.data ?? {}) as Record<string, unknown>;
  return { email, fullName: textOf(fullname), reason: textOf(deactive_reason) };
}

/** By the code, or by the specified sentence of a provider that sends no code. */
function saysClosed({ code, message }: ApiError) {
  return code === 'ACCOUNT_DEACTIVATED' || message === 'Your account has been deactivated';
}

function textOf(value: unknown) {
  return typeof value === 'string' && value !== '' ? value : null;
}
