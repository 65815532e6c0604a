import { links } from '@sirah-trails/api-client/links';
import { useSearchParams } from 'react-router';

/** Reset steps as named in the URL; null is the first step. */
type ResetStep = 'verification' | 'reset' | null;

interface ResetSteps {
  readonly step: ResetStep;
  /** Step URL with `redirect_to`. */
  readonly urlOf: (step: ResetStep) => string;
  readonly success: string;
  readonly signIn: string;
}

/** The current reset step and all step URLs. */
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
