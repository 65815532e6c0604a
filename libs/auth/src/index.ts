export { isCompletion } from './guard/profile-complete.ts';
export { correctUser } from './guard/correct-user.ts';
export { onboardingFlag } from './onboarding/device-flag.ts';
export { coversArrival } from './guard/covers-arrival.ts';
export { decideRoute, type RouteDecision } from './guard/decide-route.ts';
export { isProfileComplete } from './guard/profile-complete.ts';
export { forgetFlows } from './proof/flow-record.ts';
export { authRoutes } from './routes.ts';
export { loadSplash, SplashCover } from './onboarding/splash-cover.tsx';
