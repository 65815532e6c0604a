import { saveFile } from '@sirah-trails/screen-kit';
import { useEffect, useRef, useState } from 'react';

export type Download =
  | { readonly status: 'idle' | 'saved' | 'offline' | 'failed' | 'opened' }
  | ({ readonly status: 'busy' } & FileProgress);

/**
 * Download of a file: `start` fetches and saves it, or opens it if CORS blocks the fetch. Aborts on unmount and for
 * another URL.
 */
export function useDownload(url: string): { download: Download; start: () => void } {
  const [last, setLast] = useState<{ url: string; download: Download } | null>(null);
  const running = useRef<AbortController>(null);
  const setDownload = (download: Download) => setLast({ url, download });
  useEffect(() => () => running.current?.abort(), [url]);
  const start = async () => {
    const { signal } = (running.current = new AbortController());
    setDownload({ status: 'busy', received: 0, total: 0 });
    try {
      const file = await fetchFile(url, signal, (progress) => setDownload({ status: 'busy', ...progress }));
      saveFile(nameOf(url), file);
      setDownload({ status: 'saved' });
    } catch (error) {
      if (!signal.aborted) setDownload({ status: afterFailure(error, url) });
    }
  };
  return { download: last?.url === url ? last.download : { status: 'idle' }, start: () => void start() };
}

function afterFailure(error: unknown, url: string) {
  if (!navigator.onLine) return 'offline';
  if (error instanceof FileRefused) return 'failed';
  openFile(url);
  return 'opened';
}

function openFile(url: string) {
  const link = document.createElement('a');
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener noreferrer' });
  link.click();
}

/** Last path segment of the URL. */
function nameOf(url: string) {
  return new URL(url, window.location.origin).pathname.split('/').at(-1) || 'activity.pdf';
}

export interface FileProgress {
  /** Bytes received. */
  readonly received: number;
  /** Total bytes; 0 if unknown. */
  readonly total: number;
}

/** Thrown for an HTTP error status. */
export class FileRefused extends Error {}

/**
 * Fetches a file without the learner's token, because it may be on another site.
 * Errors: FileRefused; TypeError without a network or if CORS blocks the fetch.
 */
export async function fetchFile(
  url: string,
  signal: AbortSignal,
  onProgress: (progress: FileProgress) => void,
): Promise<Blob> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok || !response.body) throw new FileRefused(`${response.status}`);
  const total = Number(response.headers.get('content-length') ?? 0);
  const parts: BlobPart[] = [];
  const reader = response.body.getReader();
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.length;
    onProgress({ received, total });
  }
  return new Blob(parts, { type: 'application/pdf' });
}
