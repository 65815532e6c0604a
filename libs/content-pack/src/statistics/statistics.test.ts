import { expect, it } from 'vitest';
import { readPackFiles } from '../files/pack-files.ts';
import { describeStatistics } from './statistics.ts';
import { editedPack } from '../testing/edited-pack.ts';

it('the statistics include positions and lengths of right answers, grades, witnesses, likeness and openings', async () => {
  const lines = describeStatistics(readPackFiles(await editedPack()).files).split('\n');
  expect(lines[1]).toMatch(/^w1-s1 +1\/2\/1\/1 +2\/5 +3\/5 +-?[\d.]+ [\d.]+ [\d.]+ +25\/25$/);
  expect(lines[2]).toMatch(/^all /);
  expect(lines[3]).toMatch(/^References by grade: Q \d+, H \d+, S \d+, G \d+, M \d+$/);
  expect(lines[4]).toMatch(/^Closest questions: w1-s1-\S+ and w1-s1-\S+ \d+ % alike$/);
  expect(lines[5]).toMatch(/^Questions on facts with two witnesses, [^:]*: \d+\/25$/);
  expect(lines[6]).toMatch(/^Most frequent openings: question ".*" \d\/5 \(\w+\), hint .*, explanation .*$/);
});
