export interface FileProgress {
  /** Bytes that have come. */
  readonly received: number;
  /** Bytes in all; 0 where the answer does not say. */
  readonly total: number;
}

/** The provider of the file has answered, but without it. */
export class FileRefused extends Error {}

/**
 * Fetches a file, without the learner's token: it may lie on another site.
 * Errors: FileRefused; TypeError where there is no network, or another site does not allow it.
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
