import type { ScreenProps } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** The parameters of a path, decoded, by their names in the pattern. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

export const RouteParamsContext = createContext<RouteParams>({});

/** The parameters in the path of the screen. */
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

/** The URL of a screen: the parameters of its path, decoded, and its query. */
export interface RouteLocation {
  readonly params: RouteParams;
  readonly query: URLSearchParams;
}

/** Title, way back and background around the content of a screen, in every state. */
export interface ScreenFrame extends Omit<ScreenProps, 'children'> {
  /** The world whose palette colours the screen. */
  readonly world?: string | undefined;
  /** Between the title and the content, for example tabs. */
  readonly above?: ReactNode;
  readonly [data: `data-${string}`]: string | undefined;
}

/** The part of a frame that is known before the code and the data of its screen have loaded. */
export type ScreenAppearance = Pick<ScreenFrame, 'world' | 'ground' | 'wide' | `data-${string}`>;

/** Requests data into the cache of `client`. May reject. */
export type RequestData = (location: RouteLocation, client: QueryClient) => Promise<unknown>;

/** A screen as the host shows it. `screen()` makes one from its declaration. */
export interface ScreenDefinition {
  /** A hook: the frame at the current location. It reads only data that `first` requests. */
  readonly useFrame: () => ScreenFrame;
  readonly Content: ComponentType;
  /** Requests at the tap the data that the content needs first. The content shows its errors. */
  readonly first?: RequestData | undefined;
  /** Values of the query at which `first` requests different data, empty for none, for the table of the boot script. */
  readonly variants?: readonly Readonly<Record<string, string>>[] | undefined;
  /**
   * Requests data before the tap, when a learner touches or focuses a link to the screen. It may only read, and nothing
   * that starts a clock: never questions.
   */
  readonly prefetch?: RequestData | undefined;
  /** Fetches in idle time the code and files that the screen needs later, for example dialogs (`preloadDialogs`). */
  readonly idle?: (() => void) | undefined;
}

/** A screen in the route table of the host. The table loads with the app, the screen on demand. */
export interface FeatureRoute {
  /** The pattern of the path from the root, for example `/discovery/:id`. */
  readonly path: string;
  /** Other patterns of the same screen, with the same parameters. The host redirects them to `path`. */
  readonly aliases?: readonly string[];
  /** May depend on the query, for example where one step of a flow is open. */
  readonly access: RouteAccess | ((query: URLSearchParams) => RouteAccess);
  /** The appearance at a location, from the URL and the data in the cache. It loads with the app. */
  readonly appearance?: (location: RouteLocation, client: QueryClient) => ScreenAppearance;
  /** The file of code with the screen: screens with one name load together. The web build reads it from the source. */
  readonly chunk?: string;
  /** Imports the module of the screen, whose default export is its definition. */
  readonly load: () => Promise<{ readonly default: ScreenDefinition }>;
}

/**
 * A line of a feature's route table: `route('book', 'gated', links.book, () => import('./book/book-screen.tsx'))`.
 */
export function route(
  chunk: string,
  access: FeatureRoute['access'],
  link: { readonly path: string },
  load: FeatureRoute['load'],
  rest: Pick<FeatureRoute, 'aliases' | 'appearance'> = {},
): FeatureRoute {
  return { path: link.path, access, chunk, load, ...rest };
}

/** The access of a route at a query. */
export function accessAt({ access }: Pick<FeatureRoute, 'access'>, query: URLSearchParams): RouteAccess {
  return typeof access === 'function' ? access(query) : access;
}
