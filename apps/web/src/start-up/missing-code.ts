const storageKey = 'reloaded_from';

/**
 * Call when code did not load. Reloads the page if another build has replaced this one, once for each build; otherwise, for
 * example without a network, does nothing. Never rejects.
 */
export async function reloadForNewBuild(reload = () => window.location.reload()): Promise<void> {
  const entry = entryScript();
  const html = await currentPage();
  if (!entry || !html.includes('id="root"') || html.includes(entry)) return;
  if (sessionStorage.getItem(storageKey) === entry) return;
  sessionStorage.setItem(storageKey, entry);
  // A worker of this build would serve this build's page again.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.unregister();
  reload();
}

/** The current page of the provider: the query bypasses every cache. */
async function currentPage(): Promise<string> {
  try {
    const response = await fetch(`/index.html?at=${Date.now()}`, { cache: 'no-store' });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

/**
 * Removes style sheets that did not load. The build's loader treats a sheet in the page as loaded, so a repeated import of the
 * same screen would show it without style.
 */
export function removeFailedStyles(page: Document): void {
  const remove = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  // The event does not bubble.
  page.addEventListener('error', remove, { capture: true });
}

/** URL of the build's entry script; null if the page has none. */
export function entryScript(page: Document = document): string | null {
  return page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? null;
}
