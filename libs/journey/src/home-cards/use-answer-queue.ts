import type { LearnerStorage } from '@sirah-trails/api-client/session';
import { ownStorage } from '@sirah-trails/screen-kit';
import { toast, useMessages } from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { homeEn } from '../messages/home.ts';

/** Sends the learner's queued answers and shows their outcomes in toasts, which stay until dismissed. */
export function useAnswerQueue(): void {
  const t = useMessages(homeEn);
  const client = useQueryClient();
  useEffect(() => {
    const storage = ownStorage();
    if (!hasQueuedAnswer(storage)) return;
    const send = async () => {
      const { sendQueuedAnswers } = await import('../chapter/answer-queue.ts');
      for (const outcome of await sendQueuedAnswers(client, storage)) {
        const action = { text: t('journey.unsent.read'), onAct: () => undefined };
        toast({ text: t(`journey.unsent.${outcome}`), action });
      }
    };
    // Without the code the answers stay queued until the next visit of home.
    send().catch(() => undefined);
  }, [client, t]);
}

/** Searches the stored text, since parsing a memory needs the code of the quiz. */
function hasQueuedAnswer(storage: LearnerStorage): boolean {
  return storage.names('quiz_run:').some((name) => storage.get(name)?.includes('"pending":{'));
}
