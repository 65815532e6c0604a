import { useConfiguration } from '@sirah-trails/api-client';
import { links, safeRedirect } from '@sirah-trails/api-client/links';
import { Button, Dialog, useMessages } from '@sirah-trails/ui';
import { useLocation, useNavigate } from 'react-router';
import { en } from '../messages/en.ts';
import styles from './sign-in-gate.module.css';

interface SignInGateProps {
  open: boolean;
  onClose: () => void;
}

/** 'Sign in To Access': what a guest sees at a place that needs a learner. */
export function SignInGate({ open, onClose }: SignInGateProps) {
  const t = useMessages(en);
  const { product, support_email } = useConfiguration();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const signIn = () => {
    const target = safeRedirect(pathname + search, window.location.origin);
    onClose();
    void navigate(links.signIn({ redirectTo: target === links.home() ? undefined : target }));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('web.gate.title')}
      description={t('web.gate.text', { product })}
    >
      <div className={styles.actions}>
        <Button onClick={signIn}>{t('web.gate.sign-in')}</Button>
        {support_email && (
          <a className={styles.help} href={`mailto:${support_email}`}>
            {t('web.gate.help')}
          </a>
        )}
      </div>
    </Dialog>
  );
}
