import { links } from '@sirah-trails/api-client/links';
import { useSearchParams } from 'react-router';

/** The steps of the flow as the URL names them; null is the first. */
type ResetStep = 'verification' | 'reset' | null;

interface ResetSteps {
  readonly step: ResetStep;
  /** The URL of a step, keeping `redirect_to`. */
  readonly urlOf: (step: ResetStep) => string;
  readonly success: string;
  readonly signIn: string;
}

/** Where the learner is in the flow, and where its steps are. */
export function useResetSteps(): ResetSteps {
  const [query] = useSearchParams();
  const redirectTo = query.get('redirect_to') ?? undefined;
  const named = query.get('step');
  return {
    step: named === 'verification' || named === 'reset' ? named : null,
    urlOf: (step) => links.forgotPassword({ step: step ?? undefined, redirectTo }),
    success: links.forgotPasswordSuccess({ redirectTo }),
    signIn: links.signIn({ redirectTo }),
  };
}
