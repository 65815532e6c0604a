import { describe, expect, it } from 'vitest';
import { editedPack, problemLines } from '../testing/edited-pack.ts';

const file = 'worlds/1-desert/9-new/facts.md';

describe('the fact lists of a pack', () => {
  it.each([file, 'worlds/9-new/1-new/facts.md'])(
    'may come before the rest of their sub-trail: %s',
    async (file) => {
      const to = '# New\n\n## First\n\n1. The sea is wide.\n   - says | plain geography\n';
      expect(problemLines(await editedPack({ file, to }))).toEqual([]);
    },
  );

  it('are refused with the line that breaks their form', async () => {
    const to = '# New\n\n## First\n\n1. The sea is wide.\n   - says | atlas 3 | بحر، واسع\n';
    expect(problemLines(await editedPack({ file, to }))[0]).toContain(
      `${file}:6: "atlas" is no work of the list.`,
    );
  });
});
