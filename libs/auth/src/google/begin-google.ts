import { challengeOf, newVerifier } from '../proof/verifier.ts';
import { googleFlow } from './google-flow.ts';

/** Keeps what the way back needs, and leaves the app for the page of Google. */
export async function beginGoogle(
  redirectTo: string | null,
  leave: (challenge: string) => void,
): Promise<void> {
  const verifier = newVerifier();
  const { challenge = '' } = await challengeOf(verifier);
  googleFlow.write({ verifier, redirectTo });
  leave(challenge);
}
