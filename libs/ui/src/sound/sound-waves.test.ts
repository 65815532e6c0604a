import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { soundWaves } from './sound-waves.ts';

it.each(Object.entries(soundWaves))(
  'the file of %s is what its source makes, below 20 kB',
  async (name, made) => {
    const file = await readFile(join(import.meta.dirname, `${name}.wav`));
    expect(Buffer.from(made).equals(file)).toBe(true);
    expect(file.length).toBeLessThan(20_000);
  },
);
