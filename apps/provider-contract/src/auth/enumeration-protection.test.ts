import { eachDatabase, type OperationId, type TestProvider } from '@sirah-trails/provider/testing';
import { expect, it } from 'vitest';
import { sendOperation } from '../send-operation.ts';
import { newBrowser } from './browser.ts';
import { newcomer, otherPassword, secondTyping } from './newcomer.ts';
import { accountsHarness } from './open-accounts.ts';

const strangersPassword = 'Strangers-own-5';

type Step = readonly [id: OperationId, body: object, key?: string];

eachDatabase('with ENUMERATION_PROTECTION=1 no calls reveal an account (T9)', (engine) => {
  let provider: TestProvider;
  accountsHarness(engine, (opened) => (provider = opened), { ENUMERATION_PROTECTION: '1' });

  /** Responses to a stranger's calls about an email, with own names and emails removed and ids counted. */
  async function transcript(
    email: string,
    steps: (fox: string) => readonly Step[],
  ): Promise<readonly string[]> {
    const fox = newcomer().username;
    const ids = new Map<string, string>();
    const lines: string[] = [];
    for (const [id, body, key] of steps(fox)) {
      const headers = key === undefined ? {} : { 'idempotency-key': `${key}-${fox}` };
      const own = JSON.stringify({ email, ...body }).replace('<own>', email);
      const response = await sendOperation(provider, id, { body: JSON.parse(own) as object, headers });
      const text = (await response.text())
        .replaceAll(email, '<email>')
        .replaceAll(fox, '<name>')
        .replaceAll(fox.toLowerCase().replace(' ', '-'), '<name>')
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (found) => {
          ids.set(found, ids.get(found) ?? `<id ${ids.size}>`);
          return ids.get(found) ?? '';
        });
      lines.push(`${id} ${response.status} ${response.headers.get('retry-after') ?? ''} ${text}`);
      provider.clock.advance(1000);
    }
    return lines;
  }

  const account = (username: string) => ({ username, password: strangersPassword });
  const sequences: Readonly<Record<string, (fox: string) => readonly Step[]>> = {
    'a sign-up and a sign-in with its password': (fox) => [
      ['signUpStudent', { ...account(fox), challenge: newBrowser().challenge }],
      ['signInStudent', { password: strangersPassword }],
      ['signInStudent', { password: otherPassword }],
    ],
    'a sign-up that comes again with its key, and with another password': (fox) => [
      ['signUpStudent', account(fox), 'again'],
      ['signUpStudent', account(fox), 'again'],
      ['signUpStudent', { username: fox, password: otherPassword }],
    ],
    'a sign-up, and its name with another address': (fox) => [
      ['signUpStudent', account(fox)],
      ['signUpStudent', { ...account(fox), email: `other-${fox.replace(' ', '-')}@example.org` }],
      ['signUpStudent', account(`  ${fox.toUpperCase()} `)],
    ],
    'corrections of a sign-up, and its name from elsewhere': (fox) => {
      const browser = newBrowser();
      const replaces = { username: fox, email: '<own>', verifier: browser.verifier };
      const other = { email: `other-${fox.replace(' ', '-')}@example.org` };
      return [
        ['signUpStudent', { ...account(fox), challenge: browser.challenge }],
        ['signUpStudent', { ...account(fox), challenge: browser.challenge, replaces }],
        ['signUpStudent', { ...account(`${fox} 2`), ...other, replaces }],
        ['signUpStudent', { ...account(fox), email: `third-${other.email}` }],
        ['signUpStudent', { ...account(fox), replaces }],
      ];
    },
    'a sign-up with a name that is taken': () => [
      ['signUpStudent', account('Known Fox')],
      ['signUpStudent', account('known-fox')],
    ],
    'every way to codes after a sign-up': (fox) => [
      ['signUpStudent', account(fox)],
      ['resendVerification', {}],
      ['resendVerification', {}],
      ['verifyEmail', { otp: '000000' }],
      ['forgotPassword', {}],
      ['checkOtp', { otp: '000000' }],
      ['resetPassword', { otp: '000000', ...secondTyping }],
      ['resetPassword', { token: 'x'.repeat(43), ...secondTyping }],
      ['recoverAccount', { message: 'Please' }],
      ['signInStudent', { password: otherPassword }],
    ],
  };

  it.each(Object.entries(sequences))('%s', async (_name, steps) => {
    const owners = await Promise.all([
      provider.createLearner({ username: 'Known Fox' }),
      provider.createLearner({ deactiveReason: 'An unkind name.' }),
      provider.createLearner({ hasPassword: false }),
    ]);
    const nobody = await transcript(newcomer().email, steps);
    for (const { email } of owners) expect(await transcript(email, steps)).toEqual(nobody);
  });

  it('concurrent sign-ups get equal responses for new and known emails', async () => {
    const race = async (email: string) => {
      const answers = Array.from({ length: 6 }, () =>
        sendOperation(provider, 'signUpStudent', { body: { ...newcomer(), email } }),
      );
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    const { email } = await provider.createLearner();
    expect(await race(newcomer().email)).toEqual(await race(email));
  });

  it('the owner of a new account still comes in: by the code, then by the password', async () => {
    const who = newcomer();
    await sendOperation(provider, 'signUpStudent', { body: who });
    const code = (await provider.mails()).find(({ to }) => to === who.email)?.code;
    const verified = await sendOperation(provider, 'verifyEmail', { body: { email: who.email, otp: code } });
    const signedIn = await sendOperation(provider, 'signInStudent', { body: who });
    expect([verified.status, signedIn.status]).toEqual([200, 200]);
  });
});
