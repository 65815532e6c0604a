import { createQueryClient } from '@sirah-trails/api-client';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { FeatureRoute } from '../route/route.ts';
import {
  RouteHarness,
  ScreenHarness,
  type ScreenHarnessProps,
  type HarnessProps,
} from './screen-harness.tsx';

/** Renders a component in a `ScreenHarness`. Returns the result with the query client. */
export function renderInHarness(ui: ReactNode, harness: Omit<ScreenHarnessProps, 'children'> = {}) {
  const client = harness.client ?? createQueryClient();
  const result = render(
    <ScreenHarness {...harness} client={client}>
      {ui}
    </ScreenHarness>,
  );
  return { ...result, client };
}

/** Renders a screen at a URL as the host does. Returns the result with the query client. */
export function renderRoute(
  route: FeatureRoute,
  address: string,
  harness: Pick<HarnessProps, 'client' | 'state'> = {},
) {
  const client = harness.client ?? createQueryClient();
  const result = render(<RouteHarness {...harness} route={route} address={address} client={client} />);
  return { ...result, client };
}
