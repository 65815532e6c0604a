import { describe, expect, it } from 'vitest';
import type { AdminSuite } from './admin-suite.ts';

/** Registers tests of `user correct` and `user corrections`. */
export function testCorrectionCommands(suite: AdminSuite): void {
  const { run, json } = suite;
  describe('user correct', () => {
    it('D212: corrects age and gender after the learner set them, and logs the administrator', async () => {
      const { id, token, username } = await suite.provider.createLearner();
      const words = ['user', 'correct', username, '--age', '5-10 Years Old', '--gender', 'male'];
      expect((await run([...words, '--by', 'Aisha'], 'no')).code).toBe(1);
      const { data } = await json(...words, '--by', 'Aisha, office', '--yes');
      const age = { field: 'age', old_value: '11-15 Years Old', new_value: '5-10 Years Old' };
      const gender = { field: 'gender', old_value: 'female', new_value: 'male' };
      expect(data).toEqual({ id, corrected: [age, gender] });
      const headers = { authorization: `Bearer ${token}` };
      const me = await fetch(`${suite.provider.url}/api/user/v1/me`, { headers });
      expect(await me.json()).toMatchObject({ data: { age: '5-10 Years Old', gender: 'male' } });
      const made_at = new Date(suite.provider.clock.now()).toISOString();
      const by = { made_by: 'Aisha, office', made_at };
      expect((await json('user', 'corrections', id)).data).toEqual({
        corrections: [
          { ...age, ...by },
          { ...gender, ...by },
        ],
        more: false,
      });
      expect((await json(...words, '--by', 'Umar', '--yes')).data).toEqual({ id, corrected: [] });
    });

    it('D212: rejects an incomplete or invalid correction', async () => {
      const { id } = await suite.provider.createLearner();
      for (const options of [
        ['--by', 'Aisha'],
        ['--age', '5-10 Years Old'],
        ['--age', '5-10 Years Old', '--by', 'Aisha\nUmar'],
        ['--age', '7', '--by', 'Aisha'],
      ])
        expect((await run(['user', 'correct', id, '--yes', ...options])).code, options.join(' ')).toBe(2);
      expect((await json('user', 'corrections', id)).data.corrections).toEqual([]);
    });
  });
}
