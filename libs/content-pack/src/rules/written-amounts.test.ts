import { expect, it } from 'vitest';
import { editedPack, problemLines, type RefusedEdit } from '../testing/edited-pack.ts';

const file = 'pack.yaml';
const secondSubTrail = 'id: w1-s9\norder: 2\ntitle: The Sea\nanchor: { x: 1, y: 1 }\nbook: the-land\n';

it.each<RefusedEdit>([
  [
    'another amount than it says',
    { file, from: 'written: { worlds: 1, sub_trails: 1 }', to: 'written: { worlds: 1, sub_trails: 2 }' },
    'the pack says that 2 sub_trails are written, and holds 1. Write 1, or add what is missing.',
  ],
  [
    'more than it plans',
    [
      { file, from: /planned: .*\nwritten: .*\n/, to: 'planned: { worlds: 8, sub_trails: 1 }\n' },
      { file: 'worlds/1-desert/2-new/sub-trail.yaml', to: secondSubTrail },
    ],
    'the pack plans 1 sub_trails, and holds 2. Correct the plan.',
  ],
])('a pack is refused that holds %s', async (_, edit, line) => {
  expect(problemLines(await editedPack(edit)).join('\n')).toContain(line);
});

it('a pack need not say its amounts', async () => {
  const folder = await editedPack({ file, from: /planned: .*\nwritten: .*\n/, to: '' });
  expect(problemLines(folder)).toEqual([]);
});
