import type { Translate } from '@sirah-trails/ui';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signInEn } from '../messages/sign-in-en.ts';
import { returnError } from './return-error.ts';

const contract = readFileSync(join(import.meta.dirname, '../../../../openapi/paths/identity.yaml'), 'utf8');

/** Contract codes for return errors: `/auth/signin?error=` with the code, or `?error=code`. */
const lists = [
  ...contract.replaceAll(/\s+/g, ' ').matchAll(/\/auth\/signin\?error=(?:` with one of ([\w, ]+)|(\w+))/g),
];
const codes = lists.flatMap(([, list, code]) => (list ?? code ?? '').split(', '));

it('T12, D27: every contract code has its own message', () => {
  expect(codes).toEqual(expect.arrayContaining(['google_off', 'account_deactivated', 'link_over']));
  for (const code of codes) {
    const words = returnError(code, ((key) => signInEn[key]) as Translate<typeof signInEn>);
    expect(words).not.toContain(code);
    expect(words).toMatch(/^[A-Z].{20,}\.$/);
  }
});
