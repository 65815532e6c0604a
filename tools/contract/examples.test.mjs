import { expect, it } from 'vitest';
import { contractExamples } from './examples.mjs';

const json = (/** @type {object} */ body) => ({ content: { 'application/json': body } });
const operation = (/** @type {string} */ operationId, /** @type {object} */ response) => ({
  operationId,
  responses: { 200: response },
});

it('returns examples of successful responses by operation and name, with resolved references', () => {
  const contract = {
    components: {
      examples: { rows: { value: [1] } },
      responses: { Said: json({ example: { message: 'Hello.' } }) },
    },
    paths: {
      '/a': {
        get: operation('listA', json({ examples: { rows: { $ref: '#/components/examples/rows' } } })),
        post: operation('makeA', { $ref: '#/components/responses/Said' }),
        put: operation('changeA', { description: 'Nothing to show.' }),
      },
    },
  };
  expect(contractExamples(contract)).toEqual({
    listA: { rows: [1] },
    makeA: { example: { message: 'Hello.' } },
  });
});
