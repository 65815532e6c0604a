import { expect, it } from 'vitest';
import { readEmail } from './email.ts';

it('reads emails in their ASCII form', () => {
  const cases = [
    [' Amina@Example.ORG ', 'amina@example.org'],
    ['kind@münchen.example', 'kind@xn--mnchen-3ya.example'],
    ['kind@MU\u0308NCHEN.example', 'kind@xn--mnchen-3ya.example'],
    ['ａmina@example.org', 'amina@example.org'],
  ] as const;
  expect(cases.map(([email]) => [email, readEmail(email)])).toEqual(cases);
});

it.each(['amina', 'a@', 'a@b@c.example', 'a@ex ample.org', 'A <a@b.example>'])('refuses %s', (email) => {
  expect(() => readEmail(email)).toThrow();
});
