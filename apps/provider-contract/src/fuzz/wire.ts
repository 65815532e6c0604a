import { Agent, request } from 'node:http';

/** A raw HTTP request. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A raw HTTP response. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Writes raw requests over keep-alive connections, without normalization. */
export class Wire {
  readonly #server: URL;
  readonly #agent: Agent;

  constructor(server: string, connections: number) {
    this.#server = new URL(server);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  send({ method, path, headers, body }: WireRequest): Promise<WireAnswer> {
    const { hostname: host, port } = this.#server;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    return new Promise((resolve, reject) => {
      const options = { host, port, agent: this.#agent, method, path, headers: { ...headers, ...length } };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: String(Buffer.concat(chunks)),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
