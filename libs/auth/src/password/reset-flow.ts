import { type FlowRecord, flowRecord } from '../proof/flow-record.ts';

/** A reset request in this tab. The code itself is never stored. */
export interface ResetRequest {
  readonly email: string;
  readonly verifier: string;
  /** Last send time, epoch milliseconds. */
  readonly sentAt: number;
}

/** This tab's last reset request. */
export const resetFlow: FlowRecord<ResetRequest> = flowRecord('reset_password', (value) => {
  const { email, verifier, sentAt } = (value ?? {}) as Partial<Record<keyof ResetRequest, unknown>>;
  const isRequest = typeof email === 'string' && typeof verifier === 'string' && typeof sentAt === 'number';
  return isRequest ? { email, verifier, sentAt } : null;
});

/** Proof for a password reset: code and verifier, or the token from the emailed link. */
export type ResetProof =
  | { readonly email: string; readonly otp: string; readonly verifier: string }
  | { readonly email: string; readonly token: string };

/** URL fragment in an emailed reset link. */
interface MailedLink {
  readonly email: string;
  readonly token: string;
}

/** Parses a reset link fragment; null for other fragments. */
export function mailedLink(hash: string): MailedLink | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const [email, token] = [fields.get('email'), fields.get('token')];
  return email && token ? { email, token } : null;
}
