import { createContext, use } from 'react';

/** The parameters of a path, decoded, by their names in the pattern. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

export const RouteParamsContext = createContext<RouteParams>({});

/** The parameters in the path of the screen. */
export function useRouteParams(): RouteParams {
  return use(RouteParamsContext);
}
