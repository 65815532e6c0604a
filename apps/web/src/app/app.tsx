import { ErrorBoundary } from '@sirah-trails/ui';
import { BrowserRouter } from 'react-router';
import { FailureScreen } from '../failure/failure-screen.tsx';
import { Providers } from './providers.tsx';
import { routes } from './routes.ts';
import { Shell } from './shell.tsx';

/** The whole app: what everything shares, around the shell with its routes. */
export function App() {
  return (
    <BrowserRouter>
      <ErrorBoundary fallback={() => <FailureScreen />}>
        <Providers>
          <Shell routes={routes} />
        </Providers>
      </ErrorBoundary>
    </BrowserRouter>
  );
}
