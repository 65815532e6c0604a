import type { LearnerStorage } from '@sirah-trails/api-client/session';
import { ownStorage } from '@sirah-trails/screen-kit';
import { toast, useMessages } from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unsentEn } from '../messages/unsent-en.ts';

/** Sends the learner's unsent answers and says what became of them. The notice waits until the learner has read it. */
export function useUnsentAnswers(): void {
  const t = useMessages(unsentEn);
  const client = useQueryClient();
  useEffect(() => {
    const storage = ownStorage();
    if (!hasUnsentAnswer(storage)) return;
    const send = async () => {
      const { sendUnsentAnswers } = await import('../quiz/quiz-parts.ts');
      for (const outcome of await sendUnsentAnswers(client, storage)) {
        const action = { text: t('journey.unsent.read'), onAct: () => undefined };
        toast({ text: t(`journey.unsent.${outcome}`), action });
      }
    };
    // Without its code it stays for the next visit of home.
    send().catch(() => undefined);
  }, [client, t]);
}

/** By the text alone: reading a memory takes the code of the quiz. */
function hasUnsentAnswer(storage: LearnerStorage): boolean {
  return storage.names('quiz_run:').some((name) => storage.get(name)?.includes('"pending":{'));
}
