import { links } from '@sirah-trails/api-client/links';
import { useSearchParams } from 'react-router';
import { signUpStep, type SignUpStep } from './sign-up-step.ts';

interface SignUpSteps {
  readonly step: SignUpStep;
  /** Step URL with `redirect_to`. The guard redirects signed-in learners away from the form. */
  readonly urlOf: (step: SignUpStep) => string;
  readonly signIn: string;
}

/** The current sign-up step and all step URLs. */
export function useSignUpSteps(): SignUpSteps {
  const [query] = useSearchParams();
  const redirectTo = query.get('redirect_to') ?? undefined;
  return {
    step: signUpStep(query),
    urlOf: (step) => links.signUp({ step: step ?? undefined, redirectTo }),
    signIn: links.signIn({ redirectTo }),
  };
}
