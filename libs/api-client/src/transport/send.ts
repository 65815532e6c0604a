/**
 * Function type of a transport layer: resolves to a response or throws an `ApiError`.
 *
 * @param onProgress to call when a part of a long body has left the device: the time limit begins anew
 */
export type Send = (request: Request, onProgress?: () => void) => Promise<Response>;

export type Layer = (send: Send) => Send;
