import type { ApiError, Avatar } from '@sirah-trails/api-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { choiceOf } from '../editor/choice.ts';
import { saveAvatarMutation } from '../endpoints/avatar.ts';

interface Outcomes {
  /** However it went. */
  onSettled?: () => void;
  onSaved: () => void;
}

export interface Saving {
  readonly isUnderWay: boolean;
  /** Why it did not work, while that is shown. */
  readonly failure: ApiError | null;
  /** What the message says, which stays while it closes. */
  readonly error: ApiError | null;
  readonly save: () => void;
  readonly closeFailure: () => void;
}

/** Saves a look. Nothing is lost when it fails. */
export function useSaveAvatar(look: Avatar, { onSettled, onSaved }: Outcomes): Saving {
  const { mutate, isPending, error } = useMutation(saveAvatarMutation());
  const [failure, setFailure] = useState<ApiError | null>(null);
  const save = () =>
    mutate(choiceOf(look), {
      onSettled: (_avatar, reason) => {
        setFailure(reason);
        onSettled?.();
      },
      onSuccess: onSaved,
    });
  return { isUnderWay: isPending, failure, error, save, closeFailure: () => setFailure(null) };
}
