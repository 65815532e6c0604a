import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import { configurationBlock, pageBlock } from '../page/page-blocks.ts';
import { withRewrittenHosts } from '../client/host-rewrites.ts';
import type { Theme } from '../contract/schemas.ts';
import { ApiError } from '../errors/api-error.ts';
import { queryRoots } from './query-roots.ts';

/** The theme: from the page, else from the provider, else the default. Its colours and URLs are safe to use. */
export function themeQuery() {
  return queryOptions({
    queryKey: [queryRoots.theme],
    queryFn: async ({ signal }): Promise<Theme> => {
      try {
        return safeTheme(await read(api.GET('/api/theme/v1', { signal })));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return defaultTheme;
        throw error;
      }
    },
    initialData: () => {
      const block = pageBlock('theme');
      return block && safeTheme(withRewrittenHosts(block, configurationBlock()?.host_rewrites ?? {}));
    },
    staleTime: Infinity,
  });
}

/** The theme of this provider. The default until it is known. */
export function useTheme(): Theme {
  return useQuery(themeQuery()).data ?? defaultTheme;
}

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
