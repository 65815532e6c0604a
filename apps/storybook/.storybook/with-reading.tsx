import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

/** Applies the toolbar's direction and text size to the page, where dialogs hear of it too. */
export const withReading: Decorator = (Story, { globals }) => (
  <Reading direction={String(globals['direction'])} textSize={String(globals['textSize'])}>
    <Story />
  </Reading>
);

function Reading({
  direction,
  textSize,
  children,
}: {
  direction: string;
  textSize: string;
  children: ReactNode;
}) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.style.fontSize = textSize;
    return () => {
      root.dir = 'ltr';
      root.style.fontSize = '';
    };
  }, [direction, textSize]);
  return children;
}
