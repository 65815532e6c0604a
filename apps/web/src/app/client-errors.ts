import {
  configurationQuery,
  createQueryClient,
  sendClientError,
  type ClientError,
} from '@sirah-trails/api-client';
import { matchRoute } from '@sirah-trails/screen-kit';
import { entryScript } from './entry-script.ts';
import { routes } from './routes.ts';

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

/** A device that goes on crashing has nothing new to tell. */
const mostReports = 5;
const reported = new Set<string>();

/**
 * Reports a crash to a provider that counts them: the error's name, the pattern of the address and the build. Each kind of crash
 * on each screen once, until the page is loaded again. Never rejects.
 */
export async function reportClientError(error: unknown): Promise<void> {
  const crash = { code: codeOf(error), route: patternOf(window.location), build: buildName() };
  const kind = `${crash.code} ${crash.route}`;
  if (reported.has(kind) || reported.size >= mostReports) return;
  reported.add(kind);
  try {
    const { capabilities } = await createQueryClient().fetchQuery(configurationQuery());
    if (capabilities?.includes('client_errors')) await sendClientError(crash);
  } catch {
    // Without a network the report is lost.
  }
}

function codeOf(error: unknown): Code {
  const name = error instanceof Error || error instanceof DOMException ? error.name : 'Error';
  return isCode(name) ? name : 'Error';
}

function isCode(name: string): name is Code {
  return Object.hasOwn(codes, name);
}

/** The pattern keeps its parameters' names: their values may be ids. */
function patternOf(place: Location): string {
  const path = matchRoute(routes, place.pathname)?.route.path ?? '*';
  return path.startsWith('/') ? path : `/${path}`;
}

function buildName(): string {
  const file = entryScript()?.split('/').at(-1) ?? '';
  return file.replace(/\.\w+$/, '');
}
