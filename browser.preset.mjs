import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: without the windows of a whole browser, journeys and stories cost much less time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export function installedChromium() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

export function browserLaunch() {
  const executablePath = installedChromium();
  return {
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Letters keep the widths of the font, as on a phone.
      '--font-render-hinting=none',
      // Chromium refuses its sandbox to root, as in most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    ...(executablePath ? { executablePath } : {}),
  };
}
