import { ErrorBoundary } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { FailureScreen } from '../failure/failure-screen.tsx';
import { Providers } from './providers.tsx';
import { routes } from './routes.ts';
import { Shell } from './shell.tsx';

/** The whole app: what everything shares, around the shell with its routes. */
export function App({ client }: { client: QueryClient }) {
  return (
    <BrowserRouter>
      <ErrorBoundary fallback={() => <FailureScreen />}>
        <Providers client={client}>
          <Shell routes={routes} />
        </Providers>
      </ErrorBoundary>
    </BrowserRouter>
  );
}
