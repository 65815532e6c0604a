import { ownStorage } from '@sirah-trails/screen-kit';
import { newVerifier } from '../proof/verifier.ts';

const name = 'signup_verification';

/** A sign-up with an unverified email. The code itself is never stored. */
export interface SignUpFlow {
  readonly email: string;
  /** Null for a flow that began with a sign-in or a mailed link. */
  readonly username: string | null;
  /** This browser's verifier, required by the email link and by typed codes. */
  readonly verifier: string;
  /** Last send time, epoch milliseconds; 0 if unknown. */
  readonly sentAt: number;
  /** Wrong attempts since `sentAt`. */
  readonly wrong: number;
}

/** The pending sign-up, in device storage so that the email link works in another tab, until the session changes. */
export const signUpFlow = {
  read: (): SignUpFlow | null => parse(ownStorage().get(name)),
  write: (flow: SignUpFlow): void => ownStorage().set(name, JSON.stringify({ ...flow, [name]: true })),
  remove: (): void => ownStorage().remove(name),
  /** Continues this email's flow or starts a new flow. */
  resume: (email: string): void => {
    const known = signUpFlow.read();
    if (known?.email === email) return;
    signUpFlow.write({ email, username: null, verifier: newVerifier(), sentAt: 0, wrong: 0 });
  },
};

function parse(text: string | null): SignUpFlow | null {
  try {
    const { email, username, verifier, sentAt, wrong } = JSON.parse(text ?? '{}') as Partial<SignUpFlow>;
    const isFlow = [email, verifier].every((one) => typeof one === 'string' && one !== '');
    if (!isFlow) return null;
    const counts = { sentAt: Number(sentAt) || 0, wrong: Number(wrong) || 0 };
    return { email, username: username ?? null, verifier, ...counts } as SignUpFlow;
  } catch {
    return null;
  }
}
