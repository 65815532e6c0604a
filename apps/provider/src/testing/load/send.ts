import { Agent, request } from 'node:http';

export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly key?: string;
  readonly body?: unknown;
}

export interface LoadResponse {
  readonly status: number;
  readonly body: unknown;
  /** The `Retry-After` header. */
  readonly retryAfter: string | undefined;
  /** Response time on a free connection, in milliseconds. */
  readonly tookMs: number;
}

/** Keeps connections open like a browser; cheaper than `fetch`, so the client is not the bottleneck. */
export function connections(most: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: most });
  return {
    send: (origin: string, asked: LoadRequest) => send(agent, origin, asked),
    close: () => agent.destroy(),
  };
}

function send(agent: Agent, origin: string, { method, path, token, key, body }: LoadRequest) {
  const text = body === undefined ? null : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(text !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  return new Promise<LoadResponse>((resolve, reject) => {
    let from = 0;
    const outgoing = request(`${origin}${path}`, { agent, method, headers, timeout: 30_000 }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        if (!incoming.complete) return reject(new Error('The answer was cut off.'));
        const read = Buffer.concat(parts).toString();
        resolve({
          status: incoming.statusCode ?? 0,
          body: read === '' ? null : (JSON.parse(read) as unknown),
          retryAfter: incoming.headers['retry-after'],
          tookMs: performance.now() - from,
        });
      });
    });
    outgoing.on('socket', () => (from = performance.now()));
    outgoing.on('timeout', () => outgoing.destroy(new Error('No answer within 30 s.')));
    outgoing.on('error', reject);
    outgoing.end(text ?? undefined);
  });
}
