import type { PasswordPolicy } from '../../configuration/configuration.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };
import { invalid } from '../../kernel/errors.ts';

export interface TypedPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

/**
 * Checks a new password with its confirmation. `more` contains the caller's own problems.
 * @throws {Refusal} 422 with all problems
 */
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

const least = 8;

/** In the spelling of `nameless`. */
const common: ReadonlySet<string> = new Set(commonPasswords);

/** Texts that a password must not contain. */
export interface PasswordOwner {
  readonly email: string;
  readonly username: string;
}

/**
 * Problems of a new password, most important first. Counts NFKC characters, as hashed. The contract's 256 is
 * the only upper limit.
 */
export function passwordProblems(password: string, policy: PasswordPolicy, owner: PasswordOwner): string[] {
  const text = password.normalize('NFKC');
  const problems = [
    [[...text].length < least, `Password must be at least ${least} characters`],
    [policy === 'spec' && !/\p{Lu}/u.test(text), 'Password must contain at least one uppercase letter'],
    [policy === 'spec' && !/\p{Ll}/u.test(text), 'Password must contain at least one lowercase letter'],
    [policy === 'spec' && !/\p{Nd}/u.test(text), 'Password must contain at least one number'],
    [isCommon(text), 'Many people use this password. Please choose another one'],
    [isOwn(text, owner), 'Password must not be your name or email'],
  ] as const;
  return problems.flatMap(([wrong, message]) => (wrong ? [message] : []));
}

/** The problem of the confirmation, or null. */
export function confirmationProblem(password: string, confirmation: string): string | null {
  const same = password.normalize('NFKC') === confirmation.normalize('NFKC');
  return same ? null : 'Confirmation password doesn’t match, kindly check and retype';
}

/** Ignores surrounding symbols and digits: `Password1!` is as weak as `password1`. */
function isCommon(text: string): boolean {
  const plain = text.toLowerCase();
  return (
    common.has(plain) ||
    common.has(plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')) ||
    isOneSign(plain)
  );
}

function isOneSign(text: string): boolean {
  return new Set(text).size <= 2;
}

function isOwn(text: string, { email, username }: PasswordOwner): boolean {
  const plain = lettersOf(text);
  const own = [email, email.split('@')[0] ?? '', username].map(lettersOf);
  return own.some(
    (part) => part.length >= 4 && plain.replaceAll(/\d+$/g, '') === part.replaceAll(/\d+$/g, ''),
  );
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
