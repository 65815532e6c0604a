/** The shape of every layer of the transport: a request in, a response out, an `ApiError` thrown. */
export type Send = (request: Request) => Promise<Response>;
