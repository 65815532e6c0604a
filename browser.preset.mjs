import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The headless shell first, because it costs much less CPU time. */
const quick = ['chromium-headless-shell', ...whole];

export function installedChromium(names = quick) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** For benchmarks: a full browser does more than the headless shell, e.g. paints the tab icon. */
export const wholeBrowserLaunch = () => browserLaunch(installedChromium(whole) ?? installedChromium());

export function browserLaunch(executablePath = installedChromium()) {
  return {
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Keeps the font's letter widths, as on a phone.
      '--font-render-hinting=none',
      // Chromium refuses its sandbox to root, as in most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    ...(executablePath ? { executablePath } : {}),
  };
}
