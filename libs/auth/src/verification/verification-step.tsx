import { useSession } from '@sirah-trails/api-client/session';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { signUpFlow } from '../sign-up/sign-up-flow.ts';
import { useSignUpSteps } from '../sign-up/use-sign-up-steps.ts';
import { useTakenParameters } from '../query/use-taken-parameters.ts';
import { AskEmail } from './ask-email.tsx';
import { TypeCode } from './type-code.tsx';

/** Proves the address of a sign-up by its code, and leads on as soon as there is a session. */
export function VerificationStep() {
  const hasSession = useSession(({ token }) => token !== null);
  const { addressOf } = useSignUpSteps();
  const { email: mentioned } = useTakenParameters('email');
  const [flow, setFlow] = useState(() => {
    if (mentioned && !hasSession) signUpFlow.resume(mentioned);
    return signUpFlow.read();
  });
  const change = (next: typeof flow) => {
    if (next) signUpFlow.write(next);
    else signUpFlow.remove();
    setFlow(next);
  };
  if (hasSession) return <Navigate to={addressOf(null)} replace />;
  return flow ? <TypeCode flow={flow} onChange={change} /> : <AskEmail onSent={change} />;
}
