import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|svg|json)$/;
const worthwhileBytes = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Adds `.br` and `.gz` files at the strongest level for each text asset, which the provider serves; downloads shrink to a third.
 */
export function compressedAssets(): Plugin {
  return {
    name: 'sirah-compressed-assets',
    apply: 'build',
    // Reads the written files, because earlier hooks of other plugins may still change them.
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const files = Object.keys(bundle).filter((name) => text.test(name));
      await Promise.all(files.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(file: string) {
  const source = await readFile(file);
  if (source.length < worthwhileBytes) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    writeFile(`${file}.br`, await toBrotli(source, quality)),
    writeFile(`${file}.gz`, await toGzip(source, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}
