import { ErrorBoundary } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { FailureScreen } from '../shell/failure-screen.tsx';
import { Providers } from '../providers/providers.tsx';
import { routes } from './routes.ts';
import { Shell } from '../shell/shell.tsx';

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
