import { createQueryClient, useConfiguration } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { AvatarHead } from '@sirah-trails/avatar';
import { HeadSlotProvider, type RenderHead } from '@sirah-trails/leaderboard';
import { MessagesProvider } from '@sirah-trails/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { forgetLearners } from './forget-learners.ts';

interface ProvidersProps {
  children: ReactNode;
}

const drawHead: RenderHead = (head, diameter) => <AvatarHead head={head} size={diameter} />;

/** Server data, forgotten with the learner that it belongs to, the heads of the boards, and the language. */
export function Providers({ children }: ProvidersProps) {
  const [client] = useState(createQueryClient);
  useEffect(() => forgetLearners(session, client), [client]);
  return (
    <QueryClientProvider client={client}>
      <HeadSlotProvider render={drawHead}>
        <Language>{children}</Language>
      </HeadSlotProvider>
    </QueryClientProvider>
  );
}

function Language({ children }: ProvidersProps) {
  const { catalogue } = useConfiguration();
  return <MessagesProvider locale={catalogue}>{children}</MessagesProvider>;
}
