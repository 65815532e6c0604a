import { createQueryClient, useTheme } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { applyBrand } from '@sirah-trails/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { forgetLearners } from './forget-learners.ts';
import { Language } from './language.tsx';

interface ProvidersProps {
  children: ReactNode;
}

/** Server data, forgotten with the learner that it belongs to, the theme and the language. */
export function Providers({ children }: ProvidersProps) {
  const [client] = useState(createQueryClient);
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
