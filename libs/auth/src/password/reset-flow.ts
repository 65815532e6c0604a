import { type FlowRecord, flowRecord } from '../proof/flow-record.ts';

/** This tab's request for a code. The code itself is never stored. */
export interface ResetRequest {
  readonly email: string;
  readonly verifier: string;
  /** When the last code was sent, epoch milliseconds. */
  readonly sentAt: number;
}

/** The request that this tab has made last. */
export const resetFlow: FlowRecord<ResetRequest> = flowRecord('reset_password', (value) => {
  const { email, verifier, sentAt } = (value ?? {}) as Partial<Record<keyof ResetRequest, unknown>>;
  const isRequest = typeof email === 'string' && typeof verifier === 'string' && typeof sentAt === 'number';
  return isRequest ? { email, verifier, sentAt } : null;
});

/** What proves that a new password may be set: the code with the verifier of its browser, or the token of the mailed link. */
export type ResetProof =
  | { readonly email: string; readonly otp: string; readonly verifier: string }
  | { readonly email: string; readonly token: string };

/** What the link of a reset mail carries in its fragment. */
interface MailedLink {
  readonly email: string;
  readonly token: string;
}

/** The contents of a mailed link; null for any other fragment. */
export function mailedLink(hash: string): MailedLink | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const [email, token] = [fields.get('email'), fields.get('token')];
  return email && token ? { email, token } : null;
}
