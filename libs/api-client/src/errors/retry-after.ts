/**
 * Whole seconds until the next attempt counts, from `Retry-After`: a number of seconds or an HTTP date.
 * Null without the header and for a value that is neither.
 */
export function retryAfterSeconds(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const until = /[a-z]/i.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - sentAt(headers)) / 1000));
}

// The clock of a tablet may be wrong; the date is relative to the provider's clock.
function sentAt(headers: Headers) {
  const sent = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(sent) ? Date.now() : sent;
}
