import { useConfiguration } from '@sirah-trails/api-client';
import { useSession } from '@sirah-trails/api-client/session';
import { Notice, useMessages } from '@sirah-trails/ui';
import { sharedEn } from '../messages/shared-en.ts';

/** Warns a public demo's learner that the provider rejects changes to this account. */
export function SharedAccountNotice() {
  const t = useMessages(sharedEn);
  const { demo } = useConfiguration();
  const isDemo = useSession(({ user }) => user?.email === demo?.email);
  return demo?.shared && isDemo ? <Notice tone="info">{t('settings.shared')}</Notice> : null;
}
