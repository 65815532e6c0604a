import { invalid } from '../../kernel/errors.ts';
import type { PasswordPolicy } from '../../configuration/configuration.ts';
import { confirmationProblem, passwordProblems } from './password-rules.ts';

/** A new password and its second typing. */
export interface TypedPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

/** Throws 422 with everything that is wrong at once; `more` are problems that only the caller knows. */
export function requireGoodPassword(
  policy: PasswordPolicy,
  { password, password_confirmation: second }: TypedPassword,
  owner: { readonly email: string; readonly username: string },
  more: readonly string[] = [],
): void {
  const problems = [...passwordProblems(password, policy, owner), ...more];
  const confirmation = confirmationProblem(password, second);
  if (problems.length === 0 && confirmation === null) return;
  throw invalid({
    ...(problems.length > 0 && { password: problems }),
    ...(confirmation !== null && { password_confirmation: [confirmation] }),
  });
}
