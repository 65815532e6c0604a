import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { createQueryClient } from '../queries/create-query-client.ts';

export interface ScreenStageProps {
  children: ReactNode;
  /** Address that the screen is opened with. */
  route?: string | undefined;
  /** Pattern of the screen's route, where it reads path parameters. */
  path?: string | undefined;
  client?: QueryClient | undefined;
}

/**
 * What a screen needs around it in a test or a story: server data and a router in memory. Where the screen goes
 * stands in an element with the test id `location`.
 */
export function ScreenStage({ children, route = '/', path = '*', client }: ScreenStageProps) {
  const [own] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client ?? own}>
      <MemoryRouter initialEntries={[route]}>
        <Routes>
          <Route path={path} element={children} />
          <Route path="*" element={null} />
        </Routes>
        <Whereabouts />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

function Whereabouts() {
  const { pathname, search } = useLocation();
  return (
    <output hidden data-testid="location">
      {pathname + search}
    </output>
  );
}
