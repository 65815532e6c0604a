/** The shape of every layer of the transport: a request in, an answer out, an `ApiError` thrown. */
export type Send = (request: Request) => Promise<Response>;
