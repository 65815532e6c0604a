type Rewrites = Readonly<Record<string, string>>;

/**
 * Replaces rewritten hosts' origins in the data. Matches only complete http URLs with the exact host and port.
 *
 * @param rewrites from an exact host to an origin; an invalid origin is ignored.
 */
export function withRewrittenHosts<Data>(data: Data, rewrites: Rewrites): Data {
  return rewritten(data, rewrites) as Data;
}

function rewritten(value: unknown, rewrites: Rewrites): unknown {
  if (typeof value === 'string') return rewrittenUrl(value, rewrites);
  if (Array.isArray(value)) return value.map((part) => rewritten(part, rewrites));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rewritten(part, rewrites)]));
}

const httpUrl = /^https?:\/\/\S+$/i;

function rewrittenUrl(text: string, rewrites: Rewrites): string {
  if (!httpUrl.test(text) || !URL.canParse(text)) return text;
  const { host, pathname, search, hash } = new URL(text);
  const origin = Object.hasOwn(rewrites, host) ? rewrites[host] : undefined;
  if (origin === undefined || !httpUrl.test(origin) || !URL.canParse(origin)) return text;
  return new URL(origin).origin + pathname + search + hash;
}
