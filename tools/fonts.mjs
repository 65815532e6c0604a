// `node tools/fonts.mjs`: cuts the product's fonts from their packages into `libs/ui/src/tokens/fonts`.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFonts } from './fonts/build-fonts.mjs';
import { root } from './process.mjs';

const folder = join(root, 'libs/ui/src/tokens/fonts');

for (const [name, content] of await buildFonts()) {
  await writeFile(join(folder, name), content);
  console.log(`${name}  ${Buffer.byteLength(content)} bytes`);
}
