import { transportEvents } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { toast, type ToastOptions, useMessages } from '@sirah-trails/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { shellEn } from '../messages/shell-en.ts';
import { newVersion } from '../start-up/new-version.ts';

const durationMs = 5000;

/** Toasts for transport events: network trouble, an ended session, a closed account. */
export function TransportNotices() {
  const t = useMessages(shellEn);
  useEffect(() => {
    let dismiss = () => {};
    const show = (options: ToastOptions) => {
      dismiss();
      dismiss = toast({ durationMs, ...options });
    };
    const stops = [
      transportEvents.on('offline', () => show({ text: t('web.notice.offline'), position: 'bottom' })),
      transportEvents.on('unreachable', () =>
        show({ text: t('web.notice.unreachable'), position: 'bottom' }),
      ),
      transportEvents.on('slow', () => show({ text: t('web.notice.slow'), position: 'bottom' })),
      transportEvents.on('resumed', () => dismiss()),
      transportEvents.on('signed-out', () => show({ text: t('web.notice.signed-out') })),
      transportEvents.on('account-closed', () => show({ text: t('web.notice.account-closed') })),
    ];
    return () => stops.forEach((stop) => stop());
  }, [t]);
  return null;
}

/**
 * Offers a new version of the app, but not during a quiz. It loads only if the learner agrees; a learner who closes the
 * notice gets the version with the next start.
 */
export function UpdateNotice() {
  const t = useMessages(shellEn);
  const load = useSyncExternalStore(newVersion.subscribe, newVersion.get);
  const isPlaying = useLocation().pathname.startsWith(links.quizByQuery.path);
  useEffect(() => {
    if (!load || isPlaying) return undefined;
    return toast({
      text: t('web.update.text'),
      position: 'bottom',
      action: { text: t('web.update.load'), onAct: load },
    });
  }, [load, isPlaying, t]);
  return null;
}
