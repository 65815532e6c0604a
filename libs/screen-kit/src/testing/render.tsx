import { createQueryClient } from '@sirah-trails/api-client';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { FeatureRoute } from '../route/feature-route.ts';
import { RouteStage, ScreenStage, type ScreenStageProps, type StageProps } from './screen-stage.tsx';

/** Renders a component on a `ScreenStage`. Returns the result with the `client` of the server data. */
export function renderOnStage(ui: ReactNode, stage: Omit<ScreenStageProps, 'children'> = {}) {
  const client = stage.client ?? createQueryClient();
  const result = render(
    <ScreenStage {...stage} client={client}>
      {ui}
    </ScreenStage>,
  );
  return { ...result, client };
}

/** Renders a screen at an address as the host shows it. Returns the result with the `client` of the server data. */
export function renderRoute(route: FeatureRoute, address: string, stage: Pick<StageProps, 'client'> = {}) {
  const client = stage.client ?? createQueryClient();
  const result = render(<RouteStage route={route} address={address} client={client} />);
  return { ...result, client };
}
