import { http } from '@sirah-trails/api-client/testing';
import { delay } from 'msw';

type Path = Parameters<typeof http.get>[0];

/** A GET whose response never comes. */
export const waiting = (path: Path) => http.get(path, () => delay('infinite') as never);

/** A GET that fails, and not by itself works later: 422 is no status that the transport repeats. */
export const failing = (path: Path, status = 422, code: string | null = null) =>
  http.get(path, ({ response }) => response.untyped(Response.json({ message: 'no', code }, { status })));

/** A GET of something that this learner has not unlocked yet. */
export const locked = (path: Path) => failing(path, 403);
