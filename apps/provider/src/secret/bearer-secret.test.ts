import { expect, it } from 'vitest';
import { openSecret, sealSecret } from './bearer-secret.ts';

it('only the old secret opens the new one', () => {
  const sealed = sealSecret('new', 'old');
  expect(openSecret(sealed, 'old')).toBe('new');
  expect(() => openSecret(sealed, 'other')).toThrow();
  expect(sealSecret('new', 'old')).not.toBe(sealed);
});
