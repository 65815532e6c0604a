import { isIPv6 } from 'node:net';

/**
 * Rate limit key of an IP address: the IPv4 address, or the /64 network of IPv6, which belongs to one
 * household.
 */
export function ipKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? network(ip) : ip;
}

function network(ip: string): string {
  const [text = ''] = ip.split('%');
  const [head = '', tail = ''] = text.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const gap = text.includes('::') ? Array.from({ length: 8 - before.length - after.length }, () => '0') : [];
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The key with the surrounding /48 in place of a /64 at its end, or null for other keys. */
export function widerNetworkKey(key: string): string | null {
  const site = /^(.*\s)?((?:[\da-f]{1,4}:){2}[\da-f]{1,4}):[\da-f]{1,4}::\/64$/s.exec(key);
  return site ? `${site[1] ?? ''}${site[2]}::/48` : null;
}
