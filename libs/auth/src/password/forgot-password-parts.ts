import type { ScreenFrame, ScreenParts } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useAccountFrame } from '../frame/account-frame.tsx';
import { forgotPasswordEn } from '../messages/forgot-password-en.ts';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { ResetDoneScreen } from './reset-done-screen.tsx';
import { useResetSteps } from './use-reset-steps.ts';

/** `/auth/forgot-password` in its steps. */
export const forgotPasswordParts: ScreenParts = {
  useFrame: useForgotPasswordFrame,
  Content: ForgotPasswordScreen,
};

/** `/auth/forgot-password/success`. */
export const forgotPasswordSuccessParts: ScreenParts = {
  useFrame: useDoneFrame,
  Content: ResetDoneScreen,
};

function useForgotPasswordFrame(): ScreenFrame {
  const t = useMessages(forgotPasswordEn);
  const { step, addressOf, signIn } = useResetSteps();
  const start = { title: t('auth.forgot.title'), back: { to: signIn, label: t('auth.forgot.back') } };
  const code = { title: t('auth.forgot.code.title'), back: { to: addressOf(null), label: start.title } };
  const reset = {
    title: t('auth.forgot.reset.title'),
    back: { to: addressOf('verification'), label: code.title },
  };
  return useAccountFrame(step === null ? start : { verification: code, reset }[step]);
}

function useDoneFrame(): ScreenFrame {
  const t = useMessages(forgotPasswordEn);
  return useAccountFrame({ title: t('auth.forgot.success.title'), sceneryTall: true });
}
