import type { ComponentType } from 'react';

/**
 * A screen as its feature offers it to the host.
 * - `signed-out`: a signed-in learner is sent on (sign-in, sign-up, onboarding).
 * - `open`: never diverted, in any state (legal pages, callbacks).
 * - `gated`: needs a learner; a guest sees 'Sign in To Access'.
 */
export type RouteAccess = 'signed-out' | 'open' | 'gated';

export interface FeatureRoute {
  /** Path pattern from the root, as the router writes it. */
  readonly path: string;
  readonly access: RouteAccess;
  /** Fetches the screen's code. */
  readonly load: () => Promise<ComponentType>;
  /** Shown until code and data are there; shaped like the screen. */
  readonly Skeleton: ComponentType;
}
