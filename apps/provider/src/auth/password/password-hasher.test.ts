import { describe, expect, it } from 'vitest';
import { Argon2PasswordHasher } from './password-hasher.ts';

const passwords = new Argon2PasswordHasher('owasp');

describe('password hashing', () => {
  it.each([
    ['rfc9106', 'm=65536,t=3,p=4'],
    ['owasp', 'm=19456,t=2,p=1'],
  ] as const)('uses argon2id with the cost of %s', async (hashing, cost) => {
    const stored = await new Argon2PasswordHasher(hashing).hash('Oasis-and-wells-7');
    expect(stored.startsWith(`$argon2id$v=19$${cost}$`)).toBe(true);
    expect(await passwords.verify('Oasis-and-wells-7', stored)).toBe(true);
  });

  it('verifies equal text in any Unicode form, and rejects any difference', async () => {
    const stored = await passwords.hash('Caf\u00e9-\u2460-Oasis');
    expect(await passwords.verify('Cafe\u0301-1-Oasis', stored)).toBe(true);
    expect(await passwords.verify('cafe\u0301-1-oasis', stored)).toBe(false);
    expect(await passwords.verify(' Cafe\u0301-1-Oasis', stored)).toBe(false);
  });

  it('never truncates', async () => {
    const stored = await passwords.hash(`${'a'.repeat(255)}b`);
    expect(await passwords.verify(`${'a'.repeat(255)}c`, stored)).toBe(false);
  });

  it('never verifies without an account, not even the decoy', async () => {
    expect(await passwords.verify('nobody has this password', null)).toBe(false);
  });

  it('refuses calls beyond two running and fifty queued (T35)', async () => {
    const storm = Array.from({ length: 60 }, () => passwords.verify('wrong', null));
    expect(() => passwords.requireRoom()).toThrow(expect.objectContaining({ status: 503, code: 'BUSY' }));
    const results = await Promise.allSettled(storm);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const result of refused) expect(result).toMatchObject({ reason: { status: 503, code: 'BUSY' } });
    expect(() => passwords.requireRoom()).not.toThrow();
    expect(await passwords.verify('wrong', null)).toBe(false);
  });
});
