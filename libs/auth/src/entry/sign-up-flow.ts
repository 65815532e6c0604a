import { ownStorage } from '@sirah-trails/screen-kit';
import { newVerifier } from '../proof/verifier.ts';

const name = 'signup_verification';

/** A sign-up whose email is not proven yet. The code itself is never stored. */
export interface SignUpFlow {
  readonly email: string;
  /** Of this browser: the link of the mail needs it, and so do attempts of its own. */
  readonly verifier: string;
  /** When the last code was sent, epoch milliseconds; 0 where that is unknown. */
  readonly sentAt: number;
  /** Wrong codes since then. */
  readonly wrong: number;
}

/** The pending sign-up. The device stores it, so that the link of the mail works in another tab, until somebody signs in or out. */
export const signUpFlow = {
  read: (): SignUpFlow | null => parse(ownStorage().get(name)),
  write: (flow: SignUpFlow): void => ownStorage().set(name, JSON.stringify({ ...flow, [name]: true })),
  remove: (): void => ownStorage().remove(name),
  /** Starts the flow for an email whose last code is unknown, or continues its flow. */
  resume: (email: string): void => {
    const known = signUpFlow.read();
    if (known?.email === email) return;
    signUpFlow.write({ email, verifier: newVerifier(), sentAt: 0, wrong: 0 });
  },
};

function parse(text: string | null): SignUpFlow | null {
  try {
    const { email, verifier, sentAt, wrong } = JSON.parse(text ?? '{}') as Partial<SignUpFlow>;
    const isFlow = [email, verifier].every((one) => typeof one === 'string' && one !== '');
    if (!isFlow) return null;
    return { email, verifier, sentAt: Number(sentAt) || 0, wrong: Number(wrong) || 0 } as SignUpFlow;
  } catch {
    return null;
  }
}
