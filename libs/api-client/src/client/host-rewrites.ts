type Rewrites = Readonly<Record<string, string>>;

/**
 * The data with each address of a rewritten host at the origin that serves it instead. A text counts only where the whole of it is
 * an http address, and only by its exact host and port.
 *
 * @param rewrites from an exact host to an origin; an origin that is none is left out.
 */
export function withRewrittenHosts<Data>(data: Data, rewrites: Rewrites): Data {
  return rewritten(data, rewrites) as Data;
}

function rewritten(value: unknown, rewrites: Rewrites): unknown {
  if (typeof value === 'string') return rewrittenAddress(value, rewrites);
  if (Array.isArray(value)) return value.map((part) => rewritten(part, rewrites));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rewritten(part, rewrites)]));
}

const address = /^https?:\/\/\S+$/i;

function rewrittenAddress(text: string, rewrites: Rewrites): string {
  if (!address.test(text) || !URL.canParse(text)) return text;
  const { host, pathname, search, hash } = new URL(text);
  const origin = Object.hasOwn(rewrites, host) ? rewrites[host] : undefined;
  if (origin === undefined || !address.test(origin) || !URL.canParse(origin)) return text;
  return new URL(origin).origin + pathname + search + hash;
}
