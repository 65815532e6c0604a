import { type ClosedAccount, closedAccount } from '../deactivated/closed-account.ts';
import { exchangeCode } from '../endpoints/exchange-code.ts';
import { googleFlow } from './google-flow.ts';

/** Why the account is closed that a sign-in with Google has found; null where that cannot be known any more. */
export async function explainClosed(email: string, code: string): Promise<ClosedAccount | null> {
  const verifier = googleFlow.read()?.verifier ?? '';
  googleFlow.remove();
  try {
    await exchangeCode({ email, code, verifier });
    return null;
  } catch (error) {
    return closedAccount(error, email);
  }
}
