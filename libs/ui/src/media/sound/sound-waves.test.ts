import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { soundWaves } from './sound-waves.ts';

it.each(Object.entries(soundWaves))('the file of %s matches its source', async (name, made) => {
  const file = await readFile(join(import.meta.dirname, `${name}.wav`));
  expect(Buffer.from(made).equals(file)).toBe(true);
});

it('all sounds together are smaller than 30 kB', () => {
  const bytes = Object.values(soundWaves).reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeLessThan(30_000);
});
