import { useConfiguration } from '@sirah-trails/api-client';
import { links, safeRedirect } from '@sirah-trails/api-client/links';
import { useAddition } from '@sirah-trails/screen-kit';
import { Button, Dialog, Picture, TextLink, useMessages } from '@sirah-trails/ui';
import { createContext, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { shellEn } from '../messages/shell-en.ts';
import welcome from './art/welcome.svg';

interface SignInPromptProps {
  open: boolean;
  onClose: () => void;
}

/** 'Sign in To Access': the dialog for a guest at a gated screen. */
export function SignInPrompt({ open, onClose }: SignInPromptProps) {
  const t = useMessages(shellEn);
  const { product, support_email } = useConfiguration();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leadTo = (link: typeof links.signIn | typeof links.signUp) => {
    const target = safeRedirect(pathname + search, window.location.origin);
    onClose();
    void navigate(link({ redirectTo: target === links.home() ? undefined : target }));
  };
  const hasTrial = useAddition('trial');
  const tryChapter = () => {
    onClose();
    void navigate(links.trial());
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('web.sign-in-prompt.title')}
      picture={<Picture src={welcome} alt="" width={240} height={136} loading="eager" />}
      description={
        <>
          <p>{t('web.sign-in-prompt.text', { product })}</p>
          <p>{t('web.sign-in-prompt.grown-up')}</p>
        </>
      }
      actions={
        <>
          <Button onClick={() => leadTo(links.signUp)}>{t('web.sign-in-prompt.join')}</Button>
          <Button variant="secondary" onClick={() => leadTo(links.signIn)}>
            {t('web.sign-in-prompt.sign-in')}
          </Button>
          {hasTrial && (
            <Button variant="quiet" onClick={tryChapter}>
              {t('web.sign-in-prompt.trial')}
            </Button>
          )}
          {support_email && (
            <TextLink href={`mailto:${support_email}`} alone>
              {t('web.sign-in-prompt.help')}
            </TextLink>
          )}
        </>
      }
    />
  );
}

/** Opens 'Sign in To Access' from a control that leads to no route. Provided by the shell. */
export const SignInPromptContext = createContext<() => void>(() => undefined);

/** State of the prompt: shown for a gated route, or after `open()`. */
export function useSignInPrompt(isGated: boolean) {
  const [isRequested, setRequested] = useState(false);
  const navigate = useNavigate();
  return {
    isOpen: isGated || isRequested,
    open: () => setRequested(true),
    close: () => {
      setRequested(false);
      if (isGated) void navigate(links.home(), { replace: true });
    },
  };
}
