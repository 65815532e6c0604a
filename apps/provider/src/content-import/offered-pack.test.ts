import { samplePack } from '@sirah-trails/content-pack/testing';
import { expect, it } from 'vitest';
import { offeredPack } from './offered-pack.ts';

it('D214: only a demo offers the sample competitions', async () => {
  const pack = await samplePack();
  expect(pack.competitions.length).toBeGreaterThan(0);
  expect(offeredPack(pack, { demo: true })).toBe(pack);
  const offered = offeredPack(pack, { demo: false });
  expect(offered.competitions).toEqual([]);
  expect(offered.hash).not.toBe(pack.hash);
});

it('D214: every instance offers a competition with dates', async () => {
  const pack = await samplePack();
  const dated = { ...pack.competitions[0], startDay: '2026-12-01', endDay: '2026-12-31' };
  const real = { ...pack, competitions: [dated] } as typeof pack;
  expect(offeredPack(real, { demo: false }).competitions).toEqual([dated]);
});
