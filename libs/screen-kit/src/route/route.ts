import type { ScreenProps } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** Decoded path parameters by name. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

export const RouteParamsContext = createContext<RouteParams>({});

export function useRouteParams(): RouteParams {
  return use(RouteParamsContext);
}

/**
 * Access to a screen:
 * - `signed-out`: a signed-in learner is sent on (sign-in, sign-up, onboarding);
 * - `open`: never diverted, in any state (legal pages, callbacks);
 * - `guests-too`: for learners and guests; all other visitors sign in first;
 * - `gated`: needs a learner; a guest sees 'Sign in To Access'.
 */
export type RouteAccess = 'signed-out' | 'open' | 'guests-too' | 'gated';

/** Screen URL: decoded path parameters and query. */
export interface RouteLocation {
  readonly params: RouteParams;
  readonly query: URLSearchParams;
}

/** Title, back link and background around the content, in every state. */
export interface ScreenFrame extends Omit<ScreenProps, 'children'> {
  /** World that provides the screen's palette. */
  readonly world?: string | undefined;
  /** Between the title and the content, for example tabs. */
  readonly above?: ReactNode;
  readonly [data: `data-${string}`]: string | undefined;
}

/** Frame properties known before code and data load. */
export type ScreenAppearance = Pick<ScreenFrame, 'world' | 'ground' | 'wide' | `data-${string}`>;

/** Requests data into `client`'s cache. May reject. */
export type RequestData = (location: RouteLocation, client: QueryClient) => Promise<unknown>;

/** Screen definition, created by `screen()`. */
export interface ScreenDefinition {
  /** A hook: the frame at the current location. It reads only data that `first` requests. */
  readonly useFrame: () => ScreenFrame;
  readonly Content: ComponentType;
  /** Requests the initial data on navigation. The content shows its errors. */
  readonly first?: RequestData | undefined;
  /** Query values with different `first` requests, '' for none, for the boot script's table. */
  readonly variants?: readonly Readonly<Record<string, string>>[] | undefined;
  /** Prefetches data on pointer down or focus on a link. Must be read-only and must not start a clock: never questions. */
  readonly prefetch?: RequestData | undefined;
  /** Preloads code and files for later in idle time, for example dialogs (`preloadDialogs`). */
  readonly idle?: (() => void) | undefined;
}

/** Route table entry. The table loads with the app, the screen on demand. */
export interface FeatureRoute {
  /** Path pattern from the root, for example `/discovery/:id`. */
  readonly path: string;
  /** Alternative patterns with the same parameters. The host redirects them to `path`. */
  readonly aliases?: readonly string[];
  /** May depend on the query, for example if one step of a flow is open. */
  readonly access: RouteAccess | ((query: URLSearchParams) => RouteAccess);
  /** Appearance at a location, from URL and cached data. Loads with the app. */
  readonly appearance?: (location: RouteLocation, client: QueryClient) => ScreenAppearance;
  /** Chunk name; screens with the same name load together. The web build reads it from the source. */
  readonly chunk?: string;
  /** Imports the screen module with the definition as default export. */
  readonly load: () => Promise<{ readonly default: ScreenDefinition }>;
}

/** Creates a route table entry: `route('book', 'gated', links.book, () => import('./book/book-screen.tsx'))`. */
export function route(
  chunk: string,
  access: FeatureRoute['access'],
  link: { readonly path: string },
  load: FeatureRoute['load'],
  rest: Pick<FeatureRoute, 'aliases' | 'appearance'> = {},
): FeatureRoute {
  return { path: link.path, access, chunk, load, ...rest };
}

export function accessAt({ access }: Pick<FeatureRoute, 'access'>, query: URLSearchParams): RouteAccess {
  return typeof access === 'function' ? access(query) : access;
}
