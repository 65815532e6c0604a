import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { directionOf, MessagesProvider } from './messages-provider.tsx';

it('derives the direction from the script of the language', () => {
  const leftToRight = ['en', 'en-XA', 'id', 'az-Latn'];
  const rightToLeft = ['ar', 'ar-XB', 'ur-PK'];
  expect([...leftToRight, ...rightToLeft].filter((locale) => directionOf(locale) === 'rtl')).toEqual(
    rightToLeft,
  );
});

it('sets language and direction of the page, and restores them on unmount', () => {
  const root = document.documentElement;
  const { rerender, unmount } = render(<MessagesProvider locale="ar">x</MessagesProvider>);
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
  rerender(<MessagesProvider locale="en">x</MessagesProvider>);
  expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
  rerender(
    <MessagesProvider locale="en" direction="rtl">
      x
    </MessagesProvider>,
  );
  expect([root.lang, root.dir]).toEqual(['en', 'rtl']);
  unmount();
  expect(root.dir).toBe('ltr');
});
