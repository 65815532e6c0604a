import { useConfiguration } from '@sirah-trails/api-client';
import { useSession } from '@sirah-trails/api-client/session';
import { Notice, useMessages } from '@sirah-trails/ui';
import { sharedEn } from '../messages/shared-en.ts';

/** Says to a learner of a public demo, before anything is typed, that the provider will refuse to change this account. */
export function SharedAccountNotice() {
  const t = useMessages(sharedEn);
  const { demo } = useConfiguration();
  const isDemo = useSession(({ user }) => user?.email === demo?.email);
  return demo?.shared && isDemo ? <Notice tone="info">{t('settings.shared')}</Notice> : null;
}
