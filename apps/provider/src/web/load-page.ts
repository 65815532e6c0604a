import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../configuration/start-error.ts';
import { fillPage, withCard, type Card, type WebPage } from './web-page.ts';

/**
 * The built page of `webDir` with its data blocks, or null for an API-only provider. Throws `StartError` for a
 * missing page.
 */
export async function loadPage(
  webDir: string | null,
  blocks: Readonly<Record<string, unknown>>,
  card: Card,
): Promise<WebPage | null> {
  if (webDir === null) return null;
  try {
    const built = await readFile(join(webDir, 'index.html'), 'utf8');
    return fillPage(withCard(built, card), blocks);
  } catch (cause) {
    const fix = 'Build it with `npx nx run web:build`, or leave WEB_DIR empty to serve the API alone.';
    throw new StartError(`WEB_DIR: the folder "${webDir}" holds no built web app (index.html). ${fix}`, {
      cause,
    });
  }
}
