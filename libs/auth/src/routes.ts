import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { signInRoute } from './sign-in/sign-in-route.tsx';

/** The screens of accounts. */
export const authRoutes: readonly FeatureRoute[] = [signInRoute];
