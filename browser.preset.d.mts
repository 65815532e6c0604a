/** The Chromium on PATH, if there is one. */
export function installedChromium(): string | undefined;

/** How the tests start a browser: an installed Chromium where there is one, else Playwright's own. */
export function browserLaunch(): { args: string[]; executablePath?: string };
