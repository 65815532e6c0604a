import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('a password', () => {
  it('is hashed by argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await hashPassword('Oasis-and-wells-7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is right whatever keyboard typed it, and wrong in any other way', async () => {
    const stored = await hashPassword('Caf\u00e9-\u2460-Oasis');
    expect(await verifyPassword('Cafe\u0301-1-Oasis', stored)).toBe(true);
    expect(await verifyPassword('cafe\u0301-1-oasis', stored)).toBe(false);
    expect(await verifyPassword(' Cafe\u0301-1-Oasis', stored)).toBe(false);
  });

  it('is never cut', async () => {
    const stored = await hashPassword(`${'a'.repeat(255)}b`);
    expect(await verifyPassword(`${'a'.repeat(255)}c`, stored)).toBe(false);
  });

  it('of nobody is never right, even the one of the decoy', async () => {
    expect(await verifyPassword('nobody has this password', null)).toBe(false);
  });

  it('storm is refused beyond two at work and fifty waiting (T35)', async () => {
    const storm = Array.from({ length: 60 }, () => verifyPassword('wrong', null));
    const results = await Promise.allSettled(storm);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const result of refused) expect(result).toMatchObject({ reason: { status: 503, code: 'BUSY' } });
    expect(await verifyPassword('wrong', null)).toBe(false);
  });
});
