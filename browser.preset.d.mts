/** The Chromium on PATH, if there is one. */
export function installedChromium(names?: readonly string[]): string | undefined;

/** How the tests start a browser: an installed Chromium where there is one, else Playwright's own. */
export function browserLaunch(executablePath?: string): { args: string[]; executablePath?: string };

/** The same in a whole browser, where there is one: for what measures. */
export function wholeBrowserLaunch(): ReturnType<typeof browserLaunch>;
