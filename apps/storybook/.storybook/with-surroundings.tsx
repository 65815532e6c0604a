import { applyBrand, MessagesProvider } from '@sirah-trails/ui';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { locales } from './locales.ts';
import { themes } from './themes.ts';

/** Applies the toolbar to a story: on the page itself, so that dialogs follow too. */
export const withSurroundings: Decorator = (Story, { globals }) => {
  const setting = (name: string) => String(globals[name]);
  return (
    <Page
      theme={setting('theme')}
      world={setting('world')}
      textSize={setting('textSize')}
      motion={setting('motion')}
    >
      <Language locale={setting('locale')} direction={setting('direction')}>
        <Story />
      </Language>
    </Page>
  );
};

interface PageProps {
  theme: string;
  world: string;
  textSize: string;
  motion: string;
  children: ReactNode;
}

function Page({ theme, world, textSize, motion, children }: PageProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    applyBrand(themes[theme]?.colors);
    root.style.fontSize = textSize;
    if (world !== 'none') root.dataset['world'] = world;
    if (motion === 'reduced') root.dataset['motion'] = 'reduced';
    return () => {
      root.removeAttribute('style');
      delete root.dataset['world'];
      delete root.dataset['motion'];
    };
  }, [theme, world, textSize, motion]);
  return children;
}

function Language({
  locale,
  direction,
  children,
}: {
  locale: string;
  direction: string;
  children: ReactNode;
}) {
  const language = locales[locale];
  const turned = direction === 'rtl' || direction === 'ltr' ? direction : undefined;
  return (
    <MessagesProvider locale={language?.tag ?? 'en'} messages={language?.messages} direction={turned}>
      {children}
    </MessagesProvider>
  );
}
