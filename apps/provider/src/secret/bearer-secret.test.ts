import { expect, it } from 'vitest';
import { openSecret, sealSecret } from './bearer-secret.ts';

it('opens the new secret with the old one only', () => {
  const sealed = sealSecret('new', 'old');
  expect(openSecret(sealed, 'old')).toBe('new');
  expect(() => openSecret(sealed, 'other')).toThrow();
  expect(sealSecret('new', 'old')).not.toBe(sealed);
});
