import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|svg|json)$/;
const worthwhileBytes = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes each text asset of the build also as `.br` and `.gz`, at the strongest level, so that the provider sends what
 * was packed once and a cheap phone downloads a third.
 */
export function compressedAssets(): Plugin {
  return {
    name: 'sirah-compressed-assets',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => text.test(fileName));
      for (const file of files) {
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (source.length < worthwhileBytes) continue;
        const brotli = await toBrotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotli });
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.gz`,
          source: await toGzip(source, { level: 9 }),
        });
      }
    },
  };
}
