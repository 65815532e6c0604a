import { links } from '@sirah-trails/api-client/links';
import { screen, useAddition } from '@sirah-trails/screen-kit';
import { ButtonLink, Dock, TextLink, useAnnouncement, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { firstVisitEn } from '../messages/first-visit-en.ts';
import { onboardingFlag } from './device-flag.ts';
import styles from './onboarding-screen.module.css';
import { onboardingSteps as steps } from './onboarding-steps.ts';
import { Pips } from './pips.tsx';

/** Part of the onboarding chunk. */
export { Splash } from './splash.tsx';

export default screen({
  messages: firstVisitEn,
  useFrame: (t) => {
    const { index, step, urlOf } = useOnboardingStep();
    const before = steps[index - 1];
    const skip = index < last && (
      <TextLink to={urlOf(last)} alone className={styles.skip}>
        {t('auth.onboarding.skip')}
      </TextLink>
    );
    return {
      title: t(`auth.onboarding.${step.name}.title`),
      back: before && { to: urlOf(index - 1), label: t(`auth.onboarding.${before.name}.title`) },
      aside: skip,
      readAloud: true,
      scenery: step.picture,
      sceneryTall: true,
      className: styles.screen,
    };
  },
  Content: Onboarding,
  idle: () => {
    for (const { picture } of steps) new Image().src = picture;
  },
});

const last = steps.length - 1;

interface OnboardingStep {
  /** Index in `steps`. */
  readonly index: number;
  readonly step: (typeof steps)[number];
  /** Screen URL with `redirect_to`. */
  readonly urlOf: (index: number) => string;
  readonly signUp: string;
  readonly signIn: string;
}

/** The screen named in the URL; falls back to the first screen. */
function useOnboardingStep(): OnboardingStep {
  const [query] = useSearchParams();
  const redirectTo = query.get('redirect_to') ?? undefined;
  const named = steps.findIndex((_, index) => String(index + 1) === query.get('step'));
  const index = Math.max(named, 0);
  return {
    index,
    step: steps[index] ?? steps[0],
    urlOf: (other) => links.onboarding({ step: other === 0 ? undefined : other + 1, redirectTo }),
    signUp: links.signUp({ redirectTo }),
    signIn: links.signIn({ redirectTo }),
  };
}

/** Introduction in four screens. Its last screen leads to sign-up, the trial and sign-in, which mark it complete. */
function Onboarding() {
  const t = useMessages(firstVisitEn);
  const { index, step, urlOf, signUp, signIn } = useOnboardingStep();
  const title = t(`auth.onboarding.${step.name}.title`);
  const text = t(`auth.onboarding.${step.name}.text`);
  useTurnAnnouncement(`${title}. ${text}`);
  const isLast = index === last;
  const hasTrial = useAddition('trial');
  return (
    <>
      <p key={step.name} className={styles.text}>
        {text}
      </p>
      <Dock className={styles.dock}>
        <Pips count={steps.length} current={index} />
        {/* One element for all screens, to keep the focus. */}
        <ButtonLink
          key="next"
          to={isLast ? signUp : urlOf(index + 1)}
          onClick={isLast ? onboardingFlag.set : undefined}
        >
          {t(step.button)}
        </ButtonLink>
        {isLast && hasTrial && (
          <ButtonLink variant="secondary" to={links.trial()} onClick={onboardingFlag.set}>
            {t('auth.onboarding.trial')}
          </ButtonLink>
        )}
        {isLast && (
          <ButtonLink variant="quiet" to={signIn} onClick={onboardingFlag.set}>
            {t('auth.onboarding.sign-in')}
          </ButtonLink>
        )}
      </Dock>
    </>
  );
}

/** Announces each screen except the first, which screen readers read on load. */
function useTurnAnnouncement(text: string) {
  const { key } = useLocation();
  const [opened] = useState(key);
  useAnnouncement(key === opened ? null : text);
}
