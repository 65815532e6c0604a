import type { ApiError, Avatar } from '@sirah-trails/api-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toChoice } from './outfit.ts';
import { saveAvatarMutation } from './endpoints.ts';

interface Outcomes {
  /** After success and failure. */
  onSettled?: () => void;
  onSaved: () => void;
}

export interface Saving {
  readonly isSaving: boolean;
  /** Cause of the failure while its message is open. */
  readonly failure: ApiError | null;
  /** Cause of the message, unchanged during the closing animation. */
  readonly error: ApiError | null;
  readonly save: () => void;
  readonly closeFailure: () => void;
}

/** Saves an outfit. */
export function useSaveAvatar(outfit: Avatar, { onSettled, onSaved }: Outcomes): Saving {
  const { mutate, isPending, error } = useMutation(saveAvatarMutation());
  const [failure, setFailure] = useState<ApiError | null>(null);
  const save = () =>
    mutate(toChoice(outfit), {
      onSettled: (_avatar, reason) => {
        setFailure(reason);
        onSettled?.();
      },
      onSuccess: onSaved,
    });
  return { isSaving: isPending, failure, error, save, closeFailure: () => setFailure(null) };
}
