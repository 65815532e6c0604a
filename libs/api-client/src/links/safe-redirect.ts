import { links, queryNames } from './links.ts';

const fallback = '/';
const path = /^\/(?![/\\])[A-Za-z0-9\-/_]*$/;
const longestValue = 200;

/** Sign-in and sign-up query names, which return targets must not contain. */
const accountNames = new Set<string>([...links.signIn.names, ...links.signUp.names]);

/**
 * Validates a `redirect_to`: returns an in-app URL, or '/' if unsafe. Drops unknown query keys and the fragment.
 * @param origin of the app, e.g. `location.origin`
 */
export function safeRedirect(target: unknown, origin: string): string {
  if (typeof target !== 'string') return fallback;
  const [, pathname = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? [];
  if (!path.test(pathname)) return fallback;
  const url = pathname + allowedQuery(query);
  return isInside(url, origin) ? url : fallback;
}

function allowedQuery(query: string) {
  const allowed = [...new URLSearchParams(query)].filter(
    ([key, value]) => queryNames.has(key) && !accountNames.has(key) && value.length <= longestValue,
  );
  const text = new URLSearchParams(allowed).toString();
  return text === '' ? '' : `?${text}`;
}

// Defence in depth: checks the browser's own parsing after the pattern.
function isInside(url: string, origin: string) {
  try {
    return new URL(url, origin).origin === new URL(origin).origin;
  } catch {
    return false;
  }
}
