import { newIdempotencyKey } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { ownStorage, useAddition } from '@sirah-trails/screen-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flushUploadQueue } from '../offline/upload-queue.ts';
import { dequeueReport, enqueueReport } from '../offline/upload-queue.ts';
import { createReadingClock } from './reading-clock.ts';

const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'touchmove'] as const;

/** Queues a reading time report per page, if the provider supports it. */
export function useReadingTime(page: number): void {
  const client = useQueryClient();
  const isCounted = useAddition('reading_time');
  useEffect(() => {
    if (!isCounted) return undefined;
    const stop = watchPage();
    return () => {
      stop();
      // A separate task: starting a request takes a slow phone as long as the rest of a turn.
      setTimeout(() => void flushUploadQueue(client));
    };
  }, [client, isCounted, page]);
}

/** A hidden page may never return, so its report is queued, and removed if the page returns. */
function watchPage(): () => void {
  const clock = createReadingClock(Date.now());
  const kept = keptReport();
  const end = new AbortController();
  const options = { passive: true, signal: end.signal };
  const act = () => clock.act(Date.now());
  for (const sign of signsOfLife) window.addEventListener(sign, act, options);
  const onVisibility = () => {
    if (document.hidden) {
      clock.hide(Date.now());
      kept.keep(clock.report(Date.now()));
    } else {
      kept.takeBack();
      act();
    }
  };
  document.addEventListener('visibilitychange', onVisibility, { signal: end.signal });
  return () => {
    end.abort();
    kept.takeBack();
    kept.keep(clock.report(Date.now()));
  };
}

/** The page's report in the queue of the learner who opened the page: a session may end while the page is open. */
function keptReport() {
  let key = '';
  const storage = ownStorage();
  return {
    keep: (body: ReturnType<ReturnType<typeof createReadingClock>['report']>) => {
      key = newIdempotencyKey();
      // After a sign-out the device keeps no data of the learner.
      if (body && !session.getState().hasLeft) enqueueReport({ kind: 'time', key, body }, storage);
    },
    takeBack: () => dequeueReport(key, storage),
  };
}
