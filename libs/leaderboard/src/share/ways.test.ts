import { expect, it } from 'vitest';
import { waysOf } from './ways.ts';

const everywhere = ['whatsapp', 'telegram', 'copy'];

it.each([
  ['a phone', true, true, ['imessage', 'instagram', 'tiktok', ...everywhere]],
  ['a phone that shares no files', false, true, [...everywhere, 'save']],
  ['a desktop', false, false, [...everywhere, 'save']],
  ['a desktop that shares files', true, false, [...everywhere, 'save']],
])('B2, D228: the options on %s', (_device, sharesFiles, isCoarse, ways) => {
  expect(waysOf({ sharesFiles, isCoarse })).toEqual(ways);
});
