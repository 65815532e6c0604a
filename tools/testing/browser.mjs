// Finds a Chromium for tests: installed, else from the package manager, else from Playwright.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installedChromium } from '../../browser.preset.mjs';
import { capture } from '../process.mjs';

/**
 * @returns {Promise<'there' | 'installed'>}
 * @throws {Error} with instructions if none can be installed
 */
export async function ensureBrowser() {
  if (installedChromium() || existsSync(chromium.executablePath())) return 'there';
  for (const [command, ...args] of attempts()) {
    const { code } = await capture(command, args, { DEBIAN_FRONTEND: 'noninteractive' }).catch(() => ({
      code: 1,
    }));
    if (code === 0 && (installedChromium() || existsSync(chromium.executablePath()))) return 'installed';
  }
  throw new Error(
    'The tests need a browser. Install Chromium so that `chromium` is on your PATH, then try again.',
  );
}

/** @returns {[string, ...string[]][]} */
function attempts() {
  const apt = /** @type {[string, ...string[]]} */ ([
    'sh',
    '-c',
    'apt-get update && (apt-get install --yes chromium-headless-shell || apt-get install --yes chromium)',
  ]);
  return [...(process.getuid?.() === 0 ? [apt] : []), ['npx', 'playwright', 'install', 'chromium']];
}
