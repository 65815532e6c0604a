import { http } from '@sirah-trails/api-client/testing';
import { delay } from 'msw';

type Path = Parameters<typeof http.get>[0];

/** Mock handler for a pending GET. */
export const waiting = (path: Path) => http.get(path, () => delay('infinite') as never);

/** Mock handler for a failed GET; the transport never retries 422. */
export const failing = (path: Path, status = 422, code: string | null = null) =>
  http.get(path, ({ response }) => response.untyped(Response.json({ message: 'no', code }, { status })));

/** Mock handler for a GET on locked content. */
export const locked = (path: Path) => failing(path, 403);
