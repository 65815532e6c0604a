import { useConfiguration } from '@sirah-trails/api-client';
import { screen } from '@sirah-trails/screen-kit';
import { preloadDialogs } from '@sirah-trails/ui';
import { useAccountFrame } from '../frame/account-frame.tsx';
import { signUpEn } from '../messages/sign-up-en.ts';
import { CompleteStep } from './complete-step.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSignUpSteps } from './use-sign-up-steps.ts';
import { VerificationStep } from './verification-step.tsx';

export default screen({
  messages: signUpEn,
  useFrame: (t) => {
    const { product } = useConfiguration();
    const { step, signIn } = useSignUpSteps();
    const back = { to: signIn, label: t('auth.sign-up.back') };
    return useAccountFrame(
      {
        form: { title: t('auth.sign-up.title', { product }), back },
        verification: { title: t('auth.verify.title'), back },
        complete: { title: t('auth.complete.title') },
      }[step ?? 'form'],
    );
  },
  Content: SignUp,
  idle: preloadDialogs,
});

const steps = { form: SignUpForm, verification: VerificationStep, complete: CompleteStep };

function SignUp() {
  const { step } = useSignUpSteps();
  const Step = steps[step ?? 'form'];
  return <Step />;
}
