/** What a first visit loads: intro and onboarding, in one file. */
export { onboardingParts } from './onboarding-parts.ts';
export { Splash } from './splash.tsx';
