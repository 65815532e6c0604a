/** Puts the token on a request to the API. Any other origin gets the request as it is. */
export function withBearer(request: Request, token: string | null, origin: string): Request {
  if (token !== null && new URL(request.url).origin === origin) {
    request.headers.set('Authorization', `Bearer ${token}`);
  }
  return request;
}
