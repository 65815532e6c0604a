import { LoadingScreen, useMessages } from '@sirah-trails/ui';
import { frameEn } from '../messages/frame-en.ts';

/** Stands in for the gate while its code is on the way. */
export function SignInSkeleton() {
  const t = useMessages(frameEn);
  return <LoadingScreen label={t('auth.loading')} />;
}
