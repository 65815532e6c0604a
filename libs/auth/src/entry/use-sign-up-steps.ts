import { links } from '@sirah-trails/api-client/links';
import { useSearchParams } from 'react-router';
import { signUpStep, type SignUpStep } from './sign-up-step.ts';

interface SignUpSteps {
  readonly step: SignUpStep;
  /** The address of a step, with the way on that the learner came with. From that of the form, the guard leads a learner on. */
  readonly addressOf: (step: SignUpStep) => string;
  readonly signIn: string;
}

/** Where somebody is in the flow, and where its steps are. */
export function useSignUpSteps(): SignUpSteps {
  const [query] = useSearchParams();
  const redirectTo = query.get('redirect_to') ?? undefined;
  return {
    step: signUpStep(query),
    addressOf: (step) => links.signUp({ step: step ?? undefined, redirectTo }),
    signIn: links.signIn({ redirectTo }),
  };
}
