import { useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { Lead } from '../frame/account-frame.tsx';
import { signUpEn } from '../messages/sign-up-en.ts';
import styles from './sign-up-form.module.css';

interface StepLeadProps {
  step: 1 | 2 | 3;
  children: ReactNode;
}

/** Number of the sign-up step and its introduction. */
export function StepLead({ step, children }: StepLeadProps) {
  const t = useMessages(signUpEn);
  return (
    <>
      <p className={styles.step}>{t('auth.sign-up.step', { step })}</p>
      <Lead>{children}</Lead>
    </>
  );
}
