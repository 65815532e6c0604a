import { applyBrand, MessagesProvider } from '@sirah-trails/ui';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { emulateMedia } from './emulate-media.ts';
import { locales } from './locales.ts';
import { overrideWorlds } from './override-worlds.ts';
import { type Surroundings, useTurnedSurroundings } from './surroundings.ts';
import { themes } from './themes.ts';

/** Applies the toolbar to the page, so that dialogs are included. */
export const withSurroundings: Decorator = (Story, { globals }) => (
  <Surrounded set={globals as Surroundings}>
    <Story />
  </Surrounded>
);

function Surrounded({ set, children }: { set: Surroundings; children: ReactNode }) {
  const surroundings = { ...set, ...useTurnedSurroundings() };
  const { locale, direction } = surroundings;
  return (
    <Page {...surroundings}>
      <MessagesProvider
        locale={locales[locale]?.tag ?? 'en'}
        messages={locales[locale]?.messages}
        direction={direction === 'rtl' || direction === 'ltr' ? direction : undefined}
      >
        {children}
      </MessagesProvider>
    </Page>
  );
}

function Page({
  theme,
  world,
  textSize,
  textSpacing,
  contrast,
  motion,
  children,
}: Omit<Surroundings, 'locale' | 'direction'> & { children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    applyBrand(themes[theme]?.colors);
    root.style.fontSize = `${textSize}%`;
    if (world !== 'none') root.dataset['world'] = world;
    if (motion === 'reduced') root.dataset['motion'] = 'reduced';
    if (textSpacing === 'wide') root.dataset['textSpacing'] = 'wide';
    return () => {
      root.removeAttribute('style');
      delete root.dataset['world'];
      delete root.dataset['motion'];
      delete root.dataset['textSpacing'];
    };
  }, [theme, world, textSize, textSpacing, motion]);
  useLayoutEffect(() => (world === 'none' ? undefined : overrideWorlds(world)), [world]);
  useEffect(
    () => (contrast === 'more' || contrast === 'forced' ? emulateMedia(contrast) : undefined),
    [contrast],
  );
  return children;
}
