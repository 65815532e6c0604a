import { type FlowRecord, flowRecord } from '../proof/flow-record.ts';

/** A pending Google sign-in in this tab. */
interface GoogleFlow {
  readonly verifier: string;
  /** Return target. */
  readonly redirectTo: string | null;
}

export const googleFlow: FlowRecord<GoogleFlow> = flowRecord('oauth_verification', (value) => {
  const { verifier, redirectTo } = (value ?? {}) as Partial<Record<keyof GoogleFlow, unknown>>;
  if (typeof verifier !== 'string') return null;
  return { verifier, redirectTo: typeof redirectTo === 'string' ? redirectTo : null };
});
