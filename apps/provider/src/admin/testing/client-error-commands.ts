import { describe, expect, it } from 'vitest';
import type { AdminSuite } from './admin-suite.ts';

/** Registers tests of `client-errors`. */
export function testClientErrorCommands(suite: AdminSuite): void {
  describe('client-errors', () => {
    it('lists the counted crashes without further report fields', async () => {
      const crash = { code: 'TypeError', route: '/learning-journey/quizz/:id', build: 'app-B4Tq0_x9' };
      for (const message of ['I am Amina', 'and I crashed']) {
        const response = await fetch(`${suite.provider.url}/api/x/v1/client-errors`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...crash, message }),
        });
        expect(response.status).toBe(200);
      }
      const last_at = new Date(suite.provider.clock.now()).toISOString();
      const { data } = await suite.json('client-errors', 'list');
      const counted = { ...crash, day: last_at.slice(0, 10), reports: 2, last_at };
      expect(data).toEqual({ client_errors: [counted], more: false });
      const { output } = await suite.run(['client-errors', 'list']);
      expect(output).toContain('TypeError  /learning-journey/quizz/:id  app-B4Tq0_x9');
    });
  });
}
