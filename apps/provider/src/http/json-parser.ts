import type { FastifyInstance } from 'fastify';

/** JSON is the only body. Where none is declared it is not read, and keys that poison prototypes are an error. */
export function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' || !request.routeOptions.schema?.body) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}
