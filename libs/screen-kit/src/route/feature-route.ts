import type { ScreenProps } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { RouteParams } from './route-params.ts';

/**
 * Access to a screen:
 * - `signed-out`: a signed-in learner is sent on (sign-in, sign-up, onboarding);
 * - `open`: never diverted, in any state (legal pages, callbacks);
 * - `guests-too`: for learners and guests; all other visitors sign in first;
 * - `gated`: needs a learner; a guest sees 'Sign in To Access'.
 */
export type RouteAccess = 'signed-out' | 'open' | 'guests-too' | 'gated';

/** The address of a screen: the parameters of its path, decoded, and its query. */
export interface RouteAddress {
  readonly params: RouteParams;
  readonly query: URLSearchParams;
}

/** What surrounds the content of a screen, in every state: title, way back, place. */
export interface ScreenFrame extends Omit<ScreenProps, 'children'> {
  /** The world whose palette colours the screen. */
  readonly world?: string | undefined;
  /** Stands between the title and the content in every state, for example tabs. */
  readonly above?: ReactNode;
  readonly [data: `data-${string}`]: string | undefined;
}

/** What is known of a frame before the code and the data of its screen are there. */
export type ScreenPlace = Pick<ScreenFrame, 'world' | 'ground' | 'wide' | `data-${string}`>;

/** A screen in the table of the host. The table loads with the app, the parts of the screen when they are needed. */
export interface FeatureRoute {
  /** The pattern of the path from the root, for example `/discovery/:id`. */
  readonly path: string;
  /** Other patterns of the same screen, with the same parameters. The host replaces them by `path`. */
  readonly aliases?: readonly string[];
  /** May depend on the query, for example where one step of a flow is open. */
  readonly access: RouteAccess | ((query: URLSearchParams) => RouteAccess);
  /** Where the screen is, so that it opens there: by its address and what other screens have read. It loads with the app. */
  readonly place?: (address: RouteAddress, client: QueryClient) => ScreenPlace;
  /** Imports the parts of the screen. */
  readonly load: () => Promise<ScreenParts>;
}

/** The parts of a screen as its feature declares them. The host does the rest. */
export interface ScreenParts {
  /** A hook: the frame at the current address. It reads only data that `first` requests. */
  readonly useFrame: () => ScreenFrame;
  readonly Content: ComponentType;
  /**
   * Requests the data that the content needs first, into the cache of `client`. It runs at the tap. Errors are shown by
   * the content.
   */
  readonly first?: (address: RouteAddress, client: QueryClient) => Promise<unknown>;
  /** Values of the query at which `first` requests something else, empty for none, for the table of the boot script. */
  readonly variants?: readonly Readonly<Record<string, string>>[];
  /**
   * Requests data before the tap, when a learner touches or focuses a link to the screen. It may only read, and nothing
   * that starts a clock: never questions.
   */
  readonly prefetch?: (address: RouteAddress, client: QueryClient) => Promise<unknown>;
  /** Fetches in its idle time what the screen needs later, for example the code of what opens on it (`preloadDialogs`). */
  readonly idle?: () => void;
}

/** The access of a route at a query. */
export function accessAt({ access }: Pick<FeatureRoute, 'access'>, query: URLSearchParams): RouteAccess {
  return typeof access === 'function' ? access(query) : access;
}
