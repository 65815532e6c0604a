import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../queries/create-query-client.ts';
import { ScreenStage, type ScreenStageProps } from './screen-stage.tsx';

/** Renders a screen with server data and a router in memory. Returns the result with the `client` of the server data. */
export function renderWithClient(ui: ReactNode, stage: Omit<ScreenStageProps, 'children'> = {}) {
  const client = stage.client ?? createQueryClient();
  const result = render(
    <ScreenStage {...stage} client={client}>
      {ui}
    </ScreenStage>,
  );
  return { ...result, client };
}
