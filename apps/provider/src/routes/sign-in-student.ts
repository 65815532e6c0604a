import { describeUser } from '../accounts/describe-user.ts';
import { normaliseEmail } from '../accounts/email.ts';
import { learnerByEmail } from '../accounts/learner-repository.ts';
import { verifyPassword } from '../accounts/password.ts';
import { startSession } from '../accounts/start-session.ts';
import { invalid } from '../app/errors.ts';
import type { Handler } from '../app/handler.ts';

/** Only verifies: rules for new passwords never lock out an old one. Says the same for an unknown e-mail. */
export const signInStudent: Handler<'signInStudent'> = async ({ context, body }) => {
  const { database, clock, configuration } = context;
  const found = await learnerByEmail(database, normaliseEmail(body.email));
  const learner = found && (found.demo === 0 || configuration.demo) ? found : null;
  const right = await verifyPassword(body.password, learner?.password_hash ?? null);
  if (!learner || !right) throw wrongCredentials();
  const token = await startSession(database, learner.id, clock.now());
  return { access_token: token, user: describeUser(learner), message: 'Welcome back!' };
};

function wrongCredentials() {
  const message = 'The email or the password is not right.';
  return invalid({ password: [message] }, 'INVALID_CREDENTIALS', message);
}
