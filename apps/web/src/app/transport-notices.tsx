import { transportEvents } from '@sirah-trails/api-client';
import { toast, useMessages, type ToastOptions } from '@sirah-trails/ui';
import { useEffect } from 'react';
import { shellEn } from '../messages/shell-en.ts';

const durationMs = 5000;

/** Shows the events of the transport: each trouble of the network, an ended session, a closed account. */
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
