import { expect, it } from 'vitest';
import { contractOperations } from '../http/contract.ts';
import { operationsOf } from './instance.ts';

it('every additional operation belongs to an addition in the configuration', () => {
  const added = contractOperations.filter(({ path }) => path.startsWith('/api/x/v1/')).map(({ id }) => id);
  const offered = new Set<string>(Object.values(operationsOf).flat());
  // How the web app asks.
  offered.add('getConfiguration');
  expect([...offered].toSorted()).toEqual(added.toSorted());
});
