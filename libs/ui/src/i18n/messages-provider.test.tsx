import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { directionOf, MessagesProvider } from './messages-provider.tsx';

it.each([
  ['en', 'ltr'],
  ['en-XA', 'ltr'],
  ['id', 'ltr'],
  ['ar', 'rtl'],
  ['ar-XB', 'rtl'],
  ['ur-PK', 'rtl'],
  ['az-Latn', 'ltr'],
])('direction of %s: %s', (locale, direction) => expect(directionOf(locale)).toBe(direction));

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
