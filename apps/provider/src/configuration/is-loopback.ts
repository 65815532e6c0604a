import { isIPv4 } from 'node:net';

/** Accepts a name or an address, IPv6 with or without brackets. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' || host === '::1' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'))
  );
}
