import { links } from '@sirah-trails/api-client/links';
import { useSearchParams } from 'react-router';
import beYourself from './art/be-yourself.svg';
import earnStars from './art/earn-stars.svg';
import readOnTheWay from './art/read-on-the-way.svg';
import trailBegins from './art/trail-begins.svg';

/** The screens in their order, each with its picture and its main button. */
export const steps = [
  { name: 'begin', picture: trailBegins, button: 'auth.onboarding.start' },
  { name: 'read', picture: readOnTheWay, button: 'auth.onboarding.next' },
  { name: 'play', picture: earnStars, button: 'auth.onboarding.next' },
  { name: 'self', picture: beYourself, button: 'auth.onboarding.finish' },
] as const;

interface OnboardingStep {
  /** Index in `steps`. */
  readonly index: number;
  readonly step: (typeof steps)[number];
  /** The address of a screen, with the way on that the visitor came with. */
  readonly addressOf: (index: number) => string;
  readonly signUp: string;
}

/** The screen that the address names; the first one for any other number. */
export function useOnboardingStep(): OnboardingStep {
  const [query] = useSearchParams();
  const redirectTo = query.get('redirect_to') ?? undefined;
  const named = steps.findIndex((_, index) => String(index + 1) === query.get('step'));
  const index = Math.max(named, 0);
  return {
    index,
    step: steps[index] ?? steps[0],
    addressOf: (other) => links.onboarding({ step: other === 0 ? undefined : other + 1, redirectTo }),
    signUp: links.signUp({ redirectTo }),
  };
}
