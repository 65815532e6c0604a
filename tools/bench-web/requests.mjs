/** @typedef {{ url: string, type: string, start: number, end: number, bytes: number }} Sent times in seconds */

/** What shows by itself later and holds nothing up. */
const decoration = new Set(['Font', 'Image', 'Media', 'Other', 'Manifest', 'Preflight']);

/**
 * Records the requests of a page from now on.
 * @param {import('playwright').CDPSession} devtools with its network domain enabled
 */
export function recordRequests(devtools) {
  /** @type {Map<string, Sent>} */
  const sent = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith('http'))
      sent.set(requestId, {
        url: request.url,
        type: type ?? 'Other',
        start: timestamp,
        end: Infinity,
        bytes: 0,
      });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
  });
  return () => [...sent.values()];
}

/**
 * What the page needed until its content showed; fonts and pictures are not counted.
 * @param {readonly Sent[]} requests
 * @param {number} contentMs after the start of the page
 * @returns {{ requests: number, bytes: number, depth: number }} depth: the most requests that waited for one another
 */
export function untilContent(requests, contentMs) {
  const from = Math.min(...requests.map(({ start }) => start));
  const content = from + contentMs / 1_000;
  const needed = requests.filter(({ type, end }) => !decoration.has(type) && end <= content);
  return {
    requests: needed.length,
    bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
    depth: depthOf(needed),
  };
}

/** @param {readonly Sent[]} requests */
function depthOf(requests) {
  /** @type {Map<Sent, number>} */
  const depths = new Map();
  for (const request of requests.toSorted((one, other) => one.start - other.start)) {
    const before = [...depths].filter(([earlier]) => earlier.end <= request.start);
    depths.set(request, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
  }
  return Math.max(0, ...depths.values());
}
