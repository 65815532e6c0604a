import { useConfiguration } from '@sirah-trails/api-client';
import { links, safeRedirect } from '@sirah-trails/api-client/links';
import { Button, Dialog, Picture, TextLink, useMessages } from '@sirah-trails/ui';
import { useLocation, useNavigate } from 'react-router';
import { en } from '../messages/en.ts';
import welcome from './art/welcome.svg';

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
      picture={<Picture src={welcome} alt="" width={240} height={136} loading="eager" />}
      description={t('web.gate.text', { product })}
      actions={
        <>
          <Button onClick={signIn}>{t('web.gate.sign-in')}</Button>
          {support_email && (
            <TextLink href={`mailto:${support_email}`} alone>
              {t('web.gate.help')}
            </TextLink>
          )}
        </>
      }
    />
  );
}
