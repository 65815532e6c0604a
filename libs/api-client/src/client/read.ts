import { ApiError } from '../errors/api-error.ts';
import { errorOf } from '../errors/error-body.ts';

interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * The data of a call of `api`.
 * @throws ApiError for everything else, an empty 500 too.
 */
export async function read<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch(rethrow);
  if (!response.ok) throw errorOf(response, error);
  // A 204 has no data, and its operation's type says so.
  return data as Data;
}

function rethrow(cause: unknown): never {
  if (cause instanceof ApiError) throw cause;
  throw new ApiError({ kind: 'malformed', cause });
}
