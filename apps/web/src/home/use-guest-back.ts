import { links } from '@sirah-trails/api-client/links';
import { session } from '@sirah-trails/api-client/session';
import { useMessages, type WayBack } from '@sirah-trails/ui';
import { useNavigate } from 'react-router';
import { en } from '../messages/en.ts';

/** A guest's way back to sign-in; the visit ends with it. */
export function useGuestBack(): WayBack {
  const t = useMessages(en);
  const navigate = useNavigate();
  const onBack = () => {
    session.getState().signOut();
    void navigate(links.signIn());
  };
  return { label: t('web.home.back'), onBack };
}
