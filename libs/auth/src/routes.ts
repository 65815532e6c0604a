import type { FeatureRoute } from '@sirah-trails/ui';
import { SignInSkeleton } from './sign-in/sign-in-skeleton.tsx';

export const authRoutes: readonly FeatureRoute[] = [
  {
    path: '/auth/signin',
    access: 'signed-out',
    load: () => import('./sign-in/sign-in-screen.tsx').then(({ SignInScreen }) => SignInScreen),
    Skeleton: SignInSkeleton,
  },
];
