import { splashFlag } from '../onboarding/device-flag.ts';
import type { RouteFacts } from './decide-route.ts';

/** Whether the intro covers the first screen: only for a device's first visitor, never over an open page. */
export function coversArrival({
  session,
  access,
}: Pick<RouteFacts, 'access'> & {
  session: Pick<RouteFacts['session'], 'token' | 'guest'>;
}): boolean {
  const isVisitor = session.token === null && !session.guest;
  const isOpen = access === null || access === 'open';
  return isVisitor && !isOpen && !splashFlag.isSet();
}
