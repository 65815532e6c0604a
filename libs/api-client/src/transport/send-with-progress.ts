import type { Send } from './send.ts';

/**
 * Like `fetch()`, but reports the upload progress, 0 to 1, from 0 for each attempt. Uses `XMLHttpRequest`, because `fetch` has no
 * upload progress. Use it as the `fetch` of a call with files.
 * @throws TypeError without a response, AbortError after the request's signal, both as `fetch` does
 */
export function sendWithProgress(onProgress: (share: number) => void): Send {
  return async (request, onPart) => {
    const body = await request.arrayBuffer();
    request.signal.throwIfAborted();
    onProgress(0);
    return exchange(request, body, (share) => {
      onPart?.();
      onProgress(share);
    });
  };
}

function exchange(
  { method, url, headers, signal }: Request,
  body: ArrayBuffer,
  onProgress: (share: number) => void,
) {
  return new Promise<Response>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => {
      xhr.abort();
      reject(new DOMException('Aborted', 'AbortError'));
    };
    xhr.open(method, url);
    xhr.responseType = 'arraybuffer';
    headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    xhr.onload = () => resolve(responseOf(xhr));
    xhr.onerror = () => reject(new TypeError('Failed to fetch'));
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    xhr.send(body);
  });
}

function responseOf(xhr: XMLHttpRequest) {
  const { status, statusText } = xhr;
  const body = xhr.response as ArrayBuffer | null;
  // Statuses without a body, such as 204, reject even an empty buffer.
  return new Response(body?.byteLength ? body : null, { status, statusText, headers: headersOf(xhr) });
}

function headersOf(xhr: XMLHttpRequest) {
  const lines = xhr.getAllResponseHeaders().split('\r\n').filter(Boolean);
  return lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
}
