export { isCompletion } from './complete-profile/completion.ts';
export { correctUser } from './guard/correct-user.ts';
export { onboardingFlag } from './first-visit/device-flag.ts';
export { coversArrival } from './guard/covers-arrival.ts';
export { decideRoute, type RouteDecision } from './guard/decide-route.ts';
export { isProfileComplete } from './guard/profile-complete.ts';
export { forgetFlows } from './proof/flow-record.ts';
export { authRoutes } from './routes.ts';
export { loadSplash, SplashCover } from './splash/splash-cover.tsx';
