import {
  configurationQuery,
  createQueryClient,
  sendClientError,
  type ClientError,
} from '@sirah-trails/api-client';
import { matchRoute } from '@sirah-trails/screen-kit';
import { entryScript } from '../start-up/missing-code.ts';
import { routes } from '../app/routes.ts';

type Code = ClientError['code'];

const codes: Readonly<Record<Code, true>> = {
  AbortError: true,
  AggregateError: true,
  ApiError: true,
  Error: true,
  InvalidStateError: true,
  NotAllowedError: true,
  NotFoundError: true,
  NotSupportedError: true,
  QuotaExceededError: true,
  RangeError: true,
  ReferenceError: true,
  SecurityError: true,
  SyntaxError: true,
  TypeError: true,
  URIError: true,
};

/** Limit for a device that keeps crashing. */
const maxReports = 5;
const reported = new Set<string>();

/**
 * Reports a crash to a provider that counts them: error name, route pattern and build. Each kind of crash on each screen once per
 * page load. Never rejects.
 */
export async function reportClientError(error: unknown): Promise<void> {
  const crash = { code: codeOf(error), route: patternOf(window.location), build: buildName() };
  const kind = `${crash.code} ${crash.route}`;
  if (reported.has(kind) || reported.size >= maxReports) return;
  reported.add(kind);
  try {
    const { capabilities } = await createQueryClient().fetchQuery(configurationQuery());
    if (capabilities?.includes('client_errors')) await sendClientError(crash);
  } catch {
    // A failed report is dropped.
  }
}

function codeOf(error: unknown): Code {
  const name = error instanceof Error || error instanceof DOMException ? error.name : 'Error';
  return isCode(name) ? name : 'Error';
}

function isCode(name: string): name is Code {
  return Object.hasOwn(codes, name);
}

/** The route's pattern, with the names of its parameters: their values may be ids. */
function patternOf(location: Location): string {
  const path = matchRoute(routes, location.pathname)?.route.path ?? '*';
  return path.startsWith('/') ? path : `/${path}`;
}

function buildName(): string {
  const file = entryScript()?.split('/').at(-1) ?? '';
  return file.replace(/\.\w+$/, '');
}
