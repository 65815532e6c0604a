import { useEffect, useState } from 'react';

interface Press {
  readonly isDown: () => boolean;
  /** Resolves when the button of the mouse was let go and its click has happened. */
  readonly over: () => Promise<void>;
}

/** The press of a pointer: whatever moves under it is missed by its click. */
export function usePress(): Press {
  const [{ listen, press }] = useState(createPress);
  useEffect(listen, [listen]);
  return press;
}

function createPress() {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const begin = () => (isDown = true);
  const end = () => {
    isDown = false;
    for (const go of waiting) setTimeout(go);
    waiting = [];
  };
  const listen = () => {
    const events = { pointerdown: begin, pointerup: end, pointercancel: end };
    for (const [name, act] of Object.entries(events)) window.addEventListener(name, act, true);
    return () => {
      for (const [name, act] of Object.entries(events)) window.removeEventListener(name, act, true);
    };
  };
  const over = () => new Promise<void>((resolve) => void waiting.push(resolve));
  return { listen, press: { isDown: () => isDown, over } };
}
