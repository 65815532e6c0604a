import { ButtonLink, Dock, useAnnouncement, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { onboardingFlag } from '../first-visit/device-flag.ts';
import { Pips } from '../first-visit/pips.tsx';
import { onboardingEn } from '../messages/onboarding-en.ts';
import styles from './onboarding-screen.module.css';
import { steps, useOnboardingStep } from './use-onboarding-step.ts';

/** What the app is about, in four screens. Skipped or walked to its end, it leads to sign-up and counts as complete. */
export function OnboardingScreen() {
  const t = useMessages(onboardingEn);
  const { index, step, addressOf, signUp } = useOnboardingStep();
  const title = t(`auth.onboarding.${step.name}.title`);
  const text = t(`auth.onboarding.${step.name}.text`);
  useTurnAnnouncement(`${title}. ${text}`);
  const isLast = index === steps.length - 1;
  const canSkip = index > 0 && !isLast;
  return (
    <>
      <p key={step.name} className={styles.text}>
        {text}
      </p>
      <Dock className={styles.dock}>
        <Pips count={steps.length} current={index} />
        {canSkip && (
          <ButtonLink key="skip" variant="quiet" to={signUp} onClick={onboardingFlag.set}>
            {t('auth.onboarding.skip')}
          </ButtonLink>
        )}
        {/* One element on all screens, so that the focus stays on it. */}
        <ButtonLink
          key="next"
          to={isLast ? signUp : addressOf(index + 1)}
          onClick={isLast ? onboardingFlag.set : undefined}
        >
          {t(step.button)}
        </ButtonLink>
      </Dock>
    </>
  );
}

/** Says the words of each screen but of the one that was opened, which a screen reader reads by itself. */
function useTurnAnnouncement(words: string) {
  const { key } = useLocation();
  const [opened] = useState(key);
  useAnnouncement(key === opened ? null : words);
}
