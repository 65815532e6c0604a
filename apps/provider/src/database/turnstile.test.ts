import { expect, it } from 'vitest';
import { Turnstile } from './turnstile.ts';

/** Comes in, tells it and leaves. */
async function pass(turnstile: Turnstile, tell: () => void): Promise<void> {
  await turnstile.enter();
  tell();
  turnstile.leave();
}

it('lets one in at a time, in the order of their coming', async () => {
  const turnstile = new Turnstile();
  const told: string[] = [];
  const stay = async (name: string) => {
    await turnstile.enter();
    told.push(`${name} in`);
    await Promise.resolve();
    told.push(`${name} out`);
    turnstile.leave();
  };
  await Promise.all(['a', 'b', 'c'].map(stay));
  expect(told).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

it('T34: keeps nobody waiting for all who came at once: the event loop has a turn after a few', async () => {
  const turnstile = new Turnstile();
  const many = 100;
  let through = 0;
  const throughAtTurn = new Promise<number>((resolve) => setImmediate(() => resolve(through)));
  const all = Promise.all(Array.from({ length: many }, () => pass(turnstile, () => (through += 1))));
  expect(await throughAtTurn).toBeLessThan(20);
  await all;
  expect(through).toBe(many);
});
