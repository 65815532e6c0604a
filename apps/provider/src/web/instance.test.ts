import { expect, it } from 'vitest';
import { contractOperations } from '../http/contract.ts';
import { operationsOf } from './instance.ts';

it('every additional operation belongs to a capability', () => {
  const added = contractOperations.filter(({ path }) => path.startsWith('/api/x/v1/')).map(({ id }) => id);
  const offered = new Set<string>(Object.values(operationsOf).flat());
  // The web app's lookup.
  offered.add('getConfiguration');
  expect([...offered].toSorted()).toEqual(added.toSorted());
});
