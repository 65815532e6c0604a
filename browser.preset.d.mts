/** Path of an installed Chromium on PATH, or undefined. */
export function installedChromium(names?: readonly string[]): string | undefined;

/** Playwright launch options: an installed Chromium, else Playwright's own. */
export function browserLaunch(executablePath?: string): { args: string[]; executablePath?: string };

/** Like `browserLaunch()`, but prefers a full browser; for benchmarks. */
export function wholeBrowserLaunch(): ReturnType<typeof browserLaunch>;
