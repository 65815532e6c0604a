import { expect, it } from 'vitest';
import { Mutex } from './mutex.ts';

it('has a single holder, in order of arrival', async () => {
  const mutex = new Mutex();
  const log: string[] = [];
  const hold = async (name: string) => {
    await mutex.acquire();
    log.push(`${name} holds`);
    await Promise.resolve();
    log.push(`${name} releases`);
    mutex.release();
  };
  await Promise.all(['a', 'b', 'c'].map(hold));
  expect(log).toEqual(['a holds', 'a releases', 'b holds', 'b releases', 'c holds', 'c releases']);
});

it('T34: yields to the event loop during a burst', async () => {
  const mutex = new Mutex();
  const burst = 100;
  let held = 0;
  const pass = async () => {
    await mutex.acquire();
    held += 1;
    mutex.release();
  };
  const heldAtTurn = new Promise<number>((resolve) => setImmediate(() => resolve(held)));
  const all = Promise.all(Array.from({ length: burst }, pass));
  expect(await heldAtTurn).toBeLessThan(20);
  await all;
  expect(held).toBe(burst);
});
