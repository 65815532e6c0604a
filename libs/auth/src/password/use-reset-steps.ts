import { links } from '@sirah-trails/api-client/links';
import { useSearchParams } from 'react-router';

/** The steps of the flow as the address names them; null is the first. */
type ResetStep = 'verification' | 'reset' | null;

interface ResetSteps {
  readonly step: ResetStep;
  /** The address of a step, with the way on that the learner came with. */
  readonly addressOf: (step: ResetStep) => string;
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
    addressOf: (step) => links.forgotPassword({ step: step ?? undefined, redirectTo }),
    success: links.forgotPasswordSuccess({ redirectTo }),
    signIn: links.signIn({ redirectTo }),
  };
}
