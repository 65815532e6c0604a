import { saveFile } from '@sirah-trails/screen-kit';
import { useEffect, useRef, useState } from 'react';
import { fetchFile, type FileProgress, FileRefused } from './fetch-file.ts';

export type Download =
  | { readonly status: 'idle' | 'saved' | 'offline' | 'failed' | 'opened' }
  | ({ readonly status: 'busy' } & FileProgress);

/**
 * The download of a file: `start` fetches and saves it. One that may not be fetched from here opens by itself; leaving the
 * screen, or another file, ends the download.
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

/** The last part of its address. */
function nameOf(url: string) {
  return new URL(url, window.location.origin).pathname.split('/').at(-1) || 'activity.pdf';
}
