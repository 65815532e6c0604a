import { favicon, maskableIcon, shareCard } from './brand.mjs';

const folder = 'apps/web/brand';

/**
 * Pictures that platforms want in pixels, by file.
 * @type {Readonly<Record<string, { draw: () => string, width: number }>>}
 */
export const rasters = {
  [`${folder}/icon-192.png`]: { draw: favicon, width: 192 },
  [`${folder}/icon-512.png`]: { draw: favicon, width: 512 },
  [`${folder}/icon-maskable-192.png`]: { draw: maskableIcon, width: 192 },
  [`${folder}/icon-maskable-512.png`]: { draw: maskableIcon, width: 512 },
  [`${folder}/apple-touch-icon.png`]: { draw: maskableIcon, width: 180 },
  [`${folder}/favicon.ico`]: { draw: favicon, width: 32 },
  [`${folder}/share-card.png`]: { draw: shareCard, width: 1200 },
};
