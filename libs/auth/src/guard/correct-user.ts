import { meQuery, type User } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads the learner's own account and corrects the stored user, which may have changed on another device; the guard follows. For the
 * time after the first content: nothing waits for it. Without a response the stored user stays, and so does one that has changed
 * meanwhile: the response may be older than the change. Never rejects.
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

/** The user that an account names. A provider that names fewer fields, age and gender at least, leaves the others as they are. */
function userOf(account: Partial<User>, stored: User | null): User {
  const named = Object.fromEntries(
    fields.filter((name) => name in account).map((name) => [name, account[name]]),
  );
  const user = { ...stored, ...named } as User;
  return 'student' in account ? user : { ...user, student: { gender: user.gender, age: user.age } };
}
