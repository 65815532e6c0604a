import type { Avatar } from '@sirah-trails/api-client';
import { useState } from 'react';
import { isSameLook } from './choice.ts';
import { dropLook, keepLook, keptLook } from './kept-look.ts';

/** What the learner is trying on. */
export interface Draft {
  readonly look: Avatar;
  readonly isChanged: boolean;
  /** What was put back on the hook when the saved avatar was restored. */
  readonly aside: Avatar | null;
  readonly change: (look: Avatar) => void;
  /** Back to the saved avatar; what was tried on is set aside. */
  readonly restore: () => void;
  /** Nothing is tried on any more: it was saved, or is left behind. */
  readonly clear: () => void;
}

/** What is tried on over the saved avatar; a reload keeps it. */
export function useDraft(saved: Avatar): Draft {
  const [tried, setTried] = useState(() => keptLook(saved));
  const [aside, setAside] = useState<Avatar | null>(null);
  const look = tried ?? saved;
  const clear = () => {
    setTried(null);
    setAside(null);
    dropLook();
  };
  return {
    look,
    isChanged: !isSameLook(look, saved),
    aside,
    change: (next) => {
      setTried(next);
      setAside(null);
      keepLook(saved, next);
    },
    restore: () => {
      clear();
      setAside(look);
    },
    clear,
  };
}
