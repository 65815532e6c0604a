import { describe, expect, it } from 'vitest';
import { guardLog } from './log-guard.ts';

const line = (more: object) =>
  `${JSON.stringify({ level: 30, time: '2026-01-01', ...more, msg: 'answered' })}\n`;

describe('the guard of the log (T36)', () => {
  it.each([
    ['an e-mail that nobody named', { to: 'somebody@example.org' }],
    ['a token', { bearer: `Bearer ${'a'.repeat(22)}.${'B'.repeat(43)}` }],
    ['a text that was kept, wherever it stands', { err: { message: 'no row for Amina Test' } }],
    ['a code', { tried: '012345' }],
  ])('finds %s', (_name, more) => {
    const guard = guardLog();
    guard.write(line(more));
    guard.keep(['Amina Test', '012345', null]);
    expect(guard.leaks()).toHaveLength(1);
  });

  it('accepts lines without data of a learner, and numbers that equal a code by chance', () => {
    const guard = guardLog();
    guard.keep(['012345', '271828', 'ms']);
    guard.write(
      line({ pid: 271828, request: 'req-012345', ms: 271828, route: 'signInStudent', status: 200 }),
    );
    guard.write(line({ err: { type: 'Error', stack: 'at x (/app/node_modules/@fastify/cors.js/a.b:1)' } }));
    expect(guard.leaks()).toEqual([]);
  });
});
