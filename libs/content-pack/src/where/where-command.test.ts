import { expect, it } from 'vitest';
import { starterPack } from '../testing/edited-pack.ts';
import { runContentWhere } from './where-command.ts';

async function where(wanted: string) {
  let shown = '';
  const code = await runContentWhere(starterPack, wanted, (text) => {
    shown += text;
  });
  return { code, shown };
}

it('lists the texts that tell a fact and the questions that ask it', async () => {
  const { code, shown } = await where('w1-s1/1');
  expect(code).toBe(0);
  expect(shown).toMatch(
    /^w1-s1\/1: The Arabian Peninsula [^]*^told {3}books\/the-land\/[^]*^asked {2}worlds\/[^]* w1-s1-c1-q-mc$/m,
  );
});

it('lists the facts and texts that name a person or place, however it is written', async () => {
  const { code, shown } = await where('KA\u2019BAH');
  expect(code).toBe(0);
  expect(shown).toMatch(/^fact {3}w1-s2\/\d+ .*Ka'bah[^]*^told {3}glossary\/kabah\.md:/m);
});

it('ends with 1 for an unknown name, and with 2 without one', async () => {
  expect((await where('Atlantis')).code).toBe(1);
  expect((await where(' ')).code).toBe(2);
});
