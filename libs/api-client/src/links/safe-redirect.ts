import { links, queryNames } from './links.ts';

const fallback = '/';
const path = /^\/(?![/\\])[A-Za-z0-9\-/_]*$/;
const longestValue = 200;

/** A return target leads to a screen that needs a learner, not back to sign-in or to a step of sign-up. */
const accountNames = new Set<string>([...links.signIn.names, ...links.signUp.names]);

/**
 * The URL inside the app that a `redirect_to` means, or '/' for anything that could lead elsewhere. Unknown query
 * keys and the fragment are dropped.
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

// The pattern already says so; the browser's own reading has the last word.
function isInside(url: string, origin: string) {
  try {
    return new URL(url, origin).origin === new URL(origin).origin;
  } catch {
    return false;
  }
}
