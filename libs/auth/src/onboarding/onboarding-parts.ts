import type { ScreenFrame, ScreenParts } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { firstVisitEn } from '../messages/first-visit-en.ts';
import { OnboardingScreen, steps, useOnboardingStep } from './onboarding-screen.tsx';

/** `/onboarding`. */
export const onboardingParts: ScreenParts = {
  useFrame: useOnboardingFrame,
  Content: OnboardingScreen,
  idle: fetchPictures,
};

function useOnboardingFrame(): ScreenFrame {
  const t = useMessages(firstVisitEn);
  const { index, step, addressOf } = useOnboardingStep();
  const before = steps[index - 1];
  return {
    title: t(`auth.onboarding.${step.name}.title`),
    back: before && { to: addressOf(index - 1), label: t(`auth.onboarding.${before.name}.title`) },
    scenery: step.picture,
    sceneryTall: true,
  };
}

function fetchPictures() {
  for (const { picture } of steps) new Image().src = picture;
}
