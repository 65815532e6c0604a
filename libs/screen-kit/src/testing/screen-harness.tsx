import { createQueryClient } from '@sirah-trails/api-client';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router';
import { paramsOf } from '../route/match-route.ts';
import { type FeatureRoute, RouteParamsContext } from '../route/route.ts';
import { Screens } from '../route/screens.tsx';

export interface HarnessProps {
  /** Initial URL. */
  address?: string | undefined;
  /** Navigation state. */
  state?: unknown;
  client?: QueryClient | undefined;
}

export interface ScreenHarnessProps extends HarnessProps {
  children: ReactNode;
  /** Path pattern, for components with path parameters. */
  path?: string | undefined;
}

/** A component with a query client and an in-memory router. The element with the test id `location` contains the current URL. */
export function ScreenHarness({ children, address = '/', path = '*', ...rest }: ScreenHarnessProps) {
  return (
    <Surroundings {...rest} address={address}>
      <AtPath path={path}>{children}</AtPath>
    </Surroundings>
  );
}

function AtPath({ path, children }: { path: string; children: ReactNode }) {
  const params = paramsOf(path, useLocation().pathname);
  return params && <RouteParamsContext value={params}>{children}</RouteParamsContext>;
}

/** A screen as in the host: frame, skeleton, first data and content. `address` matches the route's path. */
export function RouteHarness({ route, ...rest }: HarnessProps & { route: FeatureRoute; address: string }) {
  return (
    <Surroundings {...rest}>
      <OneScreen route={route} />
    </Surroundings>
  );
}

function OneScreen({ route }: { route: FeatureRoute }) {
  return <Screens routes={[route]} location={useLocation()} />;
}

function Surroundings({
  children,
  address,
  state,
  client,
}: HarnessProps & { children: ReactNode; address: string }) {
  const own = useOwnClient();
  return (
    <QueryClientProvider client={client ?? own}>
      <MemoryRouter initialEntries={[{ ...parsePath(address), state }]}>
        {children}
        <CurrentAddress />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

/** Query client that cancels its requests on unmount, because mock handlers are removed at the same time. */
function useOwnClient(): QueryClient {
  const [client] = useState(createQueryClient);
  useEffect(() => () => void client.cancelQueries(), [client]);
  return client;
}

function CurrentAddress() {
  const { pathname, search } = useLocation();
  return (
    <output hidden data-testid="location">
      {pathname + search}
    </output>
  );
}
