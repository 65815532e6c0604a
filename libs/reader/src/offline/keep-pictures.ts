import type { Book } from '@sirah-trails/api-client';

/**
 * Fetches the pictures and recordings of a book, which the service worker keeps.
 *
 * @returns whether all of them came
 */
export async function keepPictures({ cover_url: cover, audio, pages }: Book): Promise<boolean> {
  const files = pages.flatMap((page) => [page.picture?.url, page.picture?.layer_url, page.audio]);
  const own = [cover, audio, ...files].filter((file) => file?.startsWith('/content/'));
  const came = await Promise.all([...new Set(own)].map(isFetched));
  return came.every(Boolean);
}

async function isFetched(file: string | null | undefined): Promise<boolean> {
  if (!file) return true;
  try {
    const { ok } = await fetch(file);
    return ok;
  } catch {
    return false;
  }
}
