import { useAddition } from '@sirah-trails/screen-kit';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { PendingSignUp } from './endpoints.ts';
import { signUpFlow } from './sign-up-flow.ts';

/** Navigation state of the link that corrects the email of a pending sign-up. */
export const correction = { corrects: true } as const;

interface EarlierSignUp {
  /** Initial values of a form that corrects the sign-up. */
  readonly given: { username: string; email: string; parent: true } | undefined;
  /** The earlier sign-up if the new one corrects it: after the link, or with the same email or username; a sibling has others. */
  readonly replacedBy: (account: { username: string; email: string }) => PendingSignUp | null;
}

/** This browser's pending sign-up. */
export function useEarlierSignUp(): EarlierSignUp {
  const isOffered = useAddition('correct_email');
  const { state } = useLocation() as { state: Partial<typeof correction> | null };
  const [flow] = useState(signUpFlow.read);
  if (!isOffered || !flow?.username) return { given: undefined, replacedBy: () => null };
  const { username, email, verifier } = flow;
  const corrects = state?.corrects === true;
  const replacedBy: EarlierSignUp['replacedBy'] = (account) =>
    corrects || isSame(account.email, email) || isSame(account.username, username)
      ? { username, email, verifier }
      : null;
  return { given: corrects ? { username, email, parent: true } : undefined, replacedBy };
}

function isSame(one: string, other: string) {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
