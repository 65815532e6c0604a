/**
 * The shape of every layer of the transport: a request in, a response out, an `ApiError` thrown.
 *
 * @param onProgress to call when a part of a long body has left the device: the time limit begins anew
 */
export type Send = (request: Request, onProgress?: () => void) => Promise<Response>;

export type Layer = (send: Send) => Send;
