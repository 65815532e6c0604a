import { describe, expect, it } from 'vitest';
import commonPasswords from './common-passwords.json' with { type: 'json' };
import { confirmationProblem, passwordProblems } from './password-rules.ts';

const owner = { email: 'amina.yusuf@example.org', username: 'Trail Fox' };
const common = 'Many people use this password. Please choose another one';
const own = 'Password must not be your name or email';

describe('a new password', () => {
  it('is valid by the specification', () => {
    const passwords = [
      'Oasis-and-wells-7',
      'Ünder-den-Palmen-3',
      `Aa1${'x y'.repeat(80)}`,
      'Вода-и-Пальмы-9',
      'Aa٣-زمزم-ماء',
    ];
    expect(passwords.flatMap((password) => passwordProblems(password, 'spec', owner))).toEqual([]);
  });

  it('reports every problem', () => {
    const cases: readonly [string, string[]][] = [
      ['Abc-1', ['Password must be at least 8 characters']],
      ['aaaa-bbbb-7', ['Password must contain at least one uppercase letter']],
      ['AAAA-BBBB-7', ['Password must contain at least one lowercase letter']],
      ['Palms-and-wells', ['Password must contain at least one number']],
      ['Password1', [common]],
      ['PassWord123', [common]],
      ['!Password1!', [common]],
      ['Ｐａｓｓｗｏｒｄ１', [common]],
      ['Amina.Yusuf1', [own]],
      ['TrailFox2026', [own]],
    ];
    expect(cases.map(([password]) => [password, passwordProblems(password, 'spec', owner)])).toEqual(cases);
  });

  it('needs no composition by NIST', () => {
    const cases: readonly [string, string[]][] = [
      ['palms and springs', []],
      ['زمزم والنخيل', []],
      ['short', ['Password must be at least 8 characters']],
      ['iloveyou1', [common]],
      ['abababab', [common]],
    ];
    expect(cases.map(([password]) => [password, passwordProblems(password, 'nist', owner)])).toEqual(cases);
  });

  it('counts at least eight characters after normalization', () => {
    expect(passwordProblems('Cafe\u0301s-1', 'spec', owner)).toEqual([
      'Password must be at least 8 characters',
    ]);
  });

  it('is checked against about 3,000 common passwords in normalized form', () => {
    expect(commonPasswords.length).toBeGreaterThanOrEqual(3000);
    expect(new Set(commonPasswords).size).toBe(commonPasswords.length);
    expect(commonPasswords.filter((entry) => entry.length < 8 || entry !== entry.toLowerCase())).toEqual([]);
  });

  it('must match its confirmation after normalization', () => {
    expect(confirmationProblem('Caf\u00e9-1', 'Cafe\u0301-1')).toBeNull();
    expect(confirmationProblem('Oasis-1', 'Oasis-2')).toBe(
      'Confirmation password doesn’t match, kindly check and retype',
    );
  });
});
