import { meQuery, type User } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches the account and updates the stored user, which may have changed on another device; the guard follows. Runs after the
 * first content. Keeps the stored user without a response, and if it changed during the request, because the response may be
 * older. Never rejects.
 */
export async function correctUser(client: QueryClient): Promise<void> {
  const { token, user, setUser } = session.getState();
  if (token === null) return;
  const account = await client.fetchQuery(meQuery()).catch(() => null);
  const stored = JSON.stringify(user);
  if (!account || JSON.stringify(session.getState().user) !== stored) return;
  const corrected = userOf(account, user);
  if (JSON.stringify(corrected) !== stored) setUser(corrected);
}

const fields = ['id', 'username', 'email', 'first_name', 'last_name', 'age', 'gender', 'student'] as const;

/** Merges an account into the stored user. Fields missing from the account keep their values. */
function userOf(account: Partial<User>, stored: User | null): User {
  const named = Object.fromEntries(
    fields.filter((name) => name in account).map((name) => [name, account[name]]),
  );
  const user = { ...stored, ...named } as User;
  return 'student' in account ? user : { ...user, student: { gender: user.gender, age: user.age } };
}
