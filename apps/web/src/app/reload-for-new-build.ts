import { entryScript } from './entry-script.ts';

const mark = 'reloaded_from';

/**
 * Code of the app did not load. Reloads the page where the reason is that another build has taken the place of this one, once
 * for each build; otherwise, for example without a network, does nothing. Never rejects.
 */
export async function reloadForNewBuild(reload = () => window.location.reload()): Promise<void> {
  const entry = entryScript();
  const html = await currentPage();
  if (!entry || !html.includes('id="root"') || html.includes(entry)) return;
  if (sessionStorage.getItem(mark) === entry) return;
  sessionStorage.setItem(mark, entry);
  // A worker of this build would serve this build's page again.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.unregister();
  reload();
}

/** The page as the provider has it now: the query keeps every cache out. */
async function currentPage(): Promise<string> {
  try {
    const response = await fetch(`/index.html?at=${Date.now()}`, { cache: 'no-store' });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}
