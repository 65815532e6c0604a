// Embeds the script that Redocly would load from its servers, so that the API reference page works offline and without
// third-party requests.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const page = new URL('../../openapi/dist/reference.html', import.meta.url);
const cli = dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json'));
const bundle = await readFile(join(cli, 'lib/chunks/redoc.standalone.js'), 'utf8');

const inline = bundle.replace(/export\s*\{[^}]*\};?\s*$/, '').replaceAll('</script', String.raw`<\/script`);
const html = await readFile(page, 'utf8');
const embedded = html
  .replace(/<link rel="modulepreload"[^>]*>/, '')
  .replace(/import \{ hydrate \} from "[^"]+";/, () => inline);

if (/(src|href|from) ?=?["']https:\/\/cdn/.test(embedded)) {
  console.error(
    'The reference page still loads a script of a third party: mend this file for the new Redocly.',
  );
  process.exit(1);
}
await writeFile(page, embedded);
console.log('openapi/dist/reference.html is the API reference: open it in a browser.');
