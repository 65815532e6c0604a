import { useEffect, useState } from 'react';

interface Press {
  readonly isDown: () => boolean;
  /** Resolves after the pointer is released and its click has fired. */
  readonly over: () => Promise<void>;
}

/** Tracks pointer presses: a layout shift during a press makes the click miss its target. */
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
