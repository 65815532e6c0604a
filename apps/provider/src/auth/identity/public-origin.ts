import { isLoopback } from '../../configuration/is-loopback.ts';

/**
 * The origin to which the browser comes back: the configured one, whatever host a request names. Only on loopback, where a
 * developer may write `localhost` or `127.0.0.1` and any port, it is the one in use.
 */
export function publicOrigin(configured: string, asked: string): string {
  if (!URL.canParse(asked)) return configured;
  const used = new URL(asked);
  return isLoopback(new URL(configured).hostname) && isLoopback(used.hostname) ? used.origin : configured;
}
