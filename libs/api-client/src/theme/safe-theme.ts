import type { Theme } from '../contract/schemas.ts';

/** The default theme, also for unsafe values. A null picture is the app's own. */
export const defaultTheme: Theme = {
  colors: { primary: '#26B27A', shadow: '#2C8A59', surface: '#3EC17D', lightning: '#65CD97' },
  assets: { avatar_background: null, home_screen_background: null, logo: null },
};

/** A placeholder for the page's origin. */
const ownOrigin = 'https://own.invalid';
const color = /^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$/;

/** A theme of any origin with everything unsafe replaced by the default: it may go into styles and pictures as it is. */
export function safeTheme(theme: unknown): Theme {
  const colors = part(theme, 'colors');
  const assets = part(theme, 'assets');
  return {
    colors: replaced(defaultTheme.colors, (name) => safeColor(part(colors, name))),
    assets: replaced(defaultTheme.assets, (name) => safeAsset(part(assets, name))),
  };
}

function replaced<Values extends object>(defaults: Values, read: (name: string) => unknown): Values {
  const entries = Object.entries(defaults).map(([name, value]) => [name, read(name) ?? value]);
  // Each value was checked to be of its default's kind.
  return Object.fromEntries(entries) as Values;
}

function safeColor(value: unknown): string | null {
  return typeof value === 'string' && color.test(value) ? value : null;
}

/** A picture of the app's origin, as a path from its root, or one by https. */
function safeAsset(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value, ownOrigin)) return null;
  const { protocol, origin, pathname, search, href } = new URL(value, ownOrigin);
  if (protocol !== 'https:') return null;
  return origin === ownOrigin ? pathname + search : href;
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
