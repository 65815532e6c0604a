/** First line of every style sheet. */
export const ORDER = '@layer tokens, base, components, screens;';

/**
 * Vite plugin: declares the layer order in every style sheet. Otherwise the chunk that loads first would decide it.
 * @returns {import('vite').Plugin}
 */
export function layerOrder() {
  return {
    name: 'layer-order',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const source =
            typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
          if (source.includes('@layer')) file.source = ORDER + source;
        }
      },
    },
  };
}
