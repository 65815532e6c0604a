import { expect, it } from 'vitest';
import { contractOperations } from '../http/contract.ts';
import { operationsOf } from './capabilities.ts';

it('every operation that is added to the specification belongs to something that the web app can ask for', () => {
  const added = contractOperations.filter(({ path }) => path.startsWith('/api/x/v1/')).map(({ id }) => id);
  const offered = new Set<string>(Object.values(operationsOf).flat());
  // How the web app asks.
  offered.add('getConfiguration');
  expect([...offered].toSorted()).toEqual(added.toSorted());
});
