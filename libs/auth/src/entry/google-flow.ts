import { type FlowRecord, flowRecord } from '../proof/flow-record.ts';

/** A sign-in with Google that this tab has begun. */
interface GoogleFlow {
  readonly verifier: string;
  /** Where the learner wanted to go. */
  readonly redirectTo: string | null;
}

/** The sign-in with Google that is under way. */
export const googleFlow: FlowRecord<GoogleFlow> = flowRecord('oauth_verification', (value) => {
  const { verifier, redirectTo } = (value ?? {}) as Partial<Record<keyof GoogleFlow, unknown>>;
  if (typeof verifier !== 'string') return null;
  return { verifier, redirectTo: typeof redirectTo === 'string' ? redirectTo : null };
});
