import type { Context } from '../kernel/context.ts';
import type { Handler, ResponseBody } from '../kernel/handler.ts';
import { contentUrl } from '../content-import/content-url.ts';

/** The theme in contract form. Public: the page contains it. */
export function describeTheme({
  theme: { colors, assets },
}: Pick<Context, 'theme'>): ResponseBody<'getTheme'> {
  return {
    colors,
    assets: {
      avatar_background: assetUrl(assets.avatarBackground),
      home_screen_background: assetUrl(assets.homeScreenBackground),
      logo: assetUrl(assets.logo),
    },
  };
}

/** External origins of the theme's pictures, for the content security policy. */
export function pictureOrigins({ theme }: Pick<Context, 'theme'>): string[] {
  const remote = Object.values(theme.assets).filter(isRemote);
  return [...new Set(remote.map((asset) => new URL(asset).origin))];
}

export const getTheme: Handler<'getTheme'> = async ({ context }) => describeTheme(context);

function assetUrl(asset: string | null): string | null {
  if (asset === null) return null;
  return isRemote(asset) ? new URL(asset).href : contentUrl(asset);
}

function isRemote(asset: string | null): asset is string {
  return asset?.startsWith('https:') ?? false;
}
