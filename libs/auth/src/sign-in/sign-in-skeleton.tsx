import { LoadingScreen, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';

/** Stands in for the gate while its code is on the way. */
export function SignInSkeleton() {
  const t = useMessages(en);
  return <LoadingScreen label={t('auth.loading')} />;
}
