import type { Book } from '@sirah-trails/api-client';

/**
 * Fetches the pictures and recordings of a book, which the service worker keeps.
 *
 * @returns whether all of them came
 */
export async function keepPictures({ cover_url: cover, audio, pages }: Book): Promise<boolean> {
  const files = pages.flatMap((page) => [page.picture?.url, page.picture?.layer_url, page.audio]);
  const came = await Promise.all([...new Set([cover, audio, ...files])].map(keepFile));
  return came.every(Boolean);
}

/** Fetches a file of the pack, which the service worker keeps. Returns whether it came; nothing else is fetched. */
export async function keepFile(file: string | null | undefined): Promise<boolean> {
  if (!file?.startsWith('/content/')) return true;
  try {
    const { ok } = await fetch(file);
    return ok;
  } catch {
    return false;
  }
}
