import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import { configurationBlock, pageBlock } from '../page/page-blocks.ts';
import { withRewrittenHosts } from '../client/host-rewrites.ts';
import type { Theme } from '../contract/schemas.ts';
import { ApiError } from '../errors/api-error.ts';
import { queryRoots } from './query-roots.ts';

/** Sanitized theme from the page or the provider; falls back to the default on a 404. */
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

/** The theme; the default while loading. */
export function useTheme(): Theme {
  return useQuery(themeQuery()).data ?? defaultTheme;
}

/** Default theme, also the fallback for unsafe values. Null selects the app's own picture. */
export const defaultTheme: Theme = {
  colors: { primary: '#26B27A', shadow: '#2C8A59', surface: '#3EC17D', lightning: '#65CD97' },
  assets: { avatar_background: null, home_screen_background: null, logo: null },
};

/** A placeholder for the page's origin. */
const ownOrigin = 'https://own.invalid';
const color = /^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$/;

/** Replaces unsafe values in an untrusted theme by defaults. The result is safe in styles and image URLs. */
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
  // Safe cast: each value has its default's type.
  return Object.fromEntries(entries) as Values;
}

function safeColor(value: unknown): string | null {
  return typeof value === 'string' && color.test(value) ? value : null;
}

/** Image URL: a root-relative path on the app's origin, or https elsewhere; null if unsafe. */
function safeAsset(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value, ownOrigin)) return null;
  const { protocol, origin, pathname, search, href } = new URL(value, ownOrigin);
  if (protocol !== 'https:') return null;
  return origin === ownOrigin ? pathname + search : href;
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
