import { useSession } from '@sirah-trails/api-client/session';
import { useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';

/** The greeting of home, for a learner or a guest. */
export function useGreeting(): string {
  const t = useMessages(en);
  const name = useSession(({ user }) => user?.first_name || user?.username);
  return name ? t('web.home.greeting', { name }) : t('web.home.greeting.guest');
}
