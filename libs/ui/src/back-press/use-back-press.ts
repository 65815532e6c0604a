import { useEffect, useEffectEvent } from 'react';
import { takeBackPress } from './back-press.ts';

/** While `active`, a press of Back calls `onBack` instead of leaving the screen. */
export function useBackPress(active: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => (active ? takeBackPress(() => close()) : undefined), [active]);
}
