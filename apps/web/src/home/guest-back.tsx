import { links } from '@sirah-trails/api-client/links';
import { session } from '@sirah-trails/api-client/session';
import { useMessages } from '@sirah-trails/ui';
import { useNavigate } from 'react-router';
import { en } from '../messages/en.ts';
import styles from './guest-back.module.css';

/** A guest's way back to sign-in; the visit ends with it (decision 56). */
export function GuestBack() {
  const t = useMessages(en);
  const navigate = useNavigate();
  const leave = () => {
    session.getState().signOut();
    void navigate(links.signIn());
  };
  return (
    <button type="button" className={styles.back} aria-label={t('web.home.back.label')} onClick={leave}>
      {t('web.home.back')}
    </button>
  );
}
