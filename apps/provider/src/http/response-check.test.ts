import Fastify, { type FastifySchema } from 'fastify';
import { expect, it } from 'vitest';
import './contract-routes.ts';
import { checkResponses } from './response-check.ts';

const named = {
  content: {
    'application/json': {
      schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
  },
};
const schema: FastifySchema = { response: { 200: named } };

it.each([
  ['as declared', 200, { name: 'x' }, 200],
  ['with another shape', 200, { nam: 'x' }, 500],
  ['with another type', 200, { name: 1 }, 500],
  ['with an undeclared status', 404, { message: 'x' }, 500],
])('checks a response %s', async (_name, status, body, seen) => {
  const app = Fastify();
  app.setSerializerCompiler(() => JSON.stringify);
  checkResponses(app);
  app.get('/', { schema, config: { operationId: 'test' } }, (_request, reply) =>
    reply.code(status).send(body),
  );
  expect((await app.inject('/')).statusCode).toBe(seen);
  await app.close();
});

it.each([
  ['that repeats request data', 'Nobody is called Amina Test.', 500],
  ['without request data', 'Nobody has this name.', 404],
])('checks an error %s', async (_name, message, seen) => {
  const app = Fastify();
  app.setSerializerCompiler(() => JSON.stringify);
  checkResponses(app);
  const declared: FastifySchema = { response: { 404: named } };
  app.get('/', { schema: declared, config: { operationId: 'test' } }, (_request, reply) =>
    reply.code(404).send({ name: message }),
  );
  expect((await app.inject('/?name=Amina+Test')).statusCode).toBe(seen);
  await app.close();
});
