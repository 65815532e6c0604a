// `node tools/fonts.mjs`: cuts the fonts of the product from their packages and writes them into `libs/ui/src/fonts`.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { buildFonts } from './fonts/build-fonts.mjs';
import { root } from './process.mjs';

const folder = join(root, 'libs/ui/src/fonts');

for (const [name, content] of await buildFonts()) {
  const file = join(folder, name);
  const written = name.endsWith('.css')
    ? await format(String(content), { ...(await resolveConfig(file)), filepath: file })
    : content;
  await writeFile(file, written);
  console.log(`${name}  ${Buffer.byteLength(written)} bytes`);
}
