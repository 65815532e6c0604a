import { useTheme } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { applyBrand } from '@sirah-trails/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { forgetLearners } from './forget-learners.ts';
import { Language } from './language.tsx';

interface ProvidersProps {
  client: QueryClient;
  children: ReactNode;
}

/** Server data, forgotten with the learner that it belongs to, the theme and the language. */
export function Providers({ client, children }: ProvidersProps) {
  useEffect(() => forgetLearners(session, client), [client]);
  return (
    <QueryClientProvider client={client}>
      <Brand />
      <Language>{children}</Language>
    </QueryClientProvider>
  );
}

/** The colours of the theme. They stand in the page, so that the first picture already has them. */
function Brand() {
  const { colors } = useTheme();
  useLayoutEffect(() => applyBrand(colors), [colors]);
  return null;
}
