import type { ApiError, Avatar } from '@sirah-trails/api-client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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
  // A ref, because state updates a render late: a double tap would save twice.
  const saving = useRef(false);
  const save = () => {
    if (saving.current) return;
    saving.current = true;
    mutate(toChoice(outfit), {
      onSettled: (_avatar, reason) => {
        saving.current = false;
        setFailure(reason);
        onSettled?.();
      },
      onSuccess: onSaved,
    });
  };
  return { isSaving: isPending, failure, error, save, closeFailure: () => setFailure(null) };
}
