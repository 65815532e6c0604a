import { render, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { directionOf, MessagesProvider } from './messages-provider.tsx';
import { useContentLanguage } from './use-content-language.ts';

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

it.each<[string | undefined, object]>([
  ['ar', { lang: 'ar', dir: 'rtl' }],
  ['tr', { lang: 'tr', dir: 'ltr' }],
  ['en', { dir: 'auto' }],
  [undefined, { dir: 'auto' }],
  ['no tag', { dir: 'auto' }],
])('D256: content in %s has the attributes %j on an English page', (language, attributes) => {
  const { result } = renderHook(useContentLanguage, {
    wrapper: ({ children }) => (
      <MessagesProvider locale="en" contentLanguage={language}>
        {children}
      </MessagesProvider>
    ),
  });
  expect(result.current).toEqual(attributes);
});
