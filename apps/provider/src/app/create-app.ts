import contract from '@sirah-trails/openapi/provider.json' with { type: 'json' };
import Fastify from 'fastify';
import openapiGlue from 'fastify-openapi-glue';

/** The HTTP application: the contract is its router. */
export function createApp() {
  const app = Fastify({ logger: false });
  const operations: Record<string, () => unknown> = {
    getConfiguration: () => ({
      product: 'Sirah Trails',
      owner: null,
      support_email: null,
      catalogue: 'en',
      google: false,
      demo: null,
    }),
  };
  void app.register(openapiGlue, {
    specification: contract,
    operationResolver: (id: string) => operations[id] ?? notBuilt,
  });
  app.get('/healthz', () => ({ status: 'up' }));
  return app;
}

function notBuilt(): never {
  throw Object.assign(new Error('This operation is not built yet.'), { statusCode: 501 });
}
