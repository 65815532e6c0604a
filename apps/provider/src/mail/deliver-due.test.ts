import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import {
  bothDatabases,
  isProof,
  rounds,
  startProvider,
  type TestPlace,
  type TestProvider,
} from '../testing/index.ts';
import { startMailSink, type MailSink } from '../testing/mail-sink.ts';
import { mailCarrier, type MailCarrier } from './carry-mail.ts';
import { deliverDue } from './deliver-due.ts';
import { queueMail } from './queue-mail.ts';
import { minute, second } from '../kernel/time.ts';

/** Mails with two generated texts each. */
const mails = rounds({ sample: 40, full: 5000 });
const atOnce = 20;
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .tuple(
      fc.constantFrom('', 'Fox', 'x'.repeat(990)),
      fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\0', '\ud800', '\u202e', '=?utf-8?q?', '"', '&lt;'),
      fc.constantFrom(
        'Bcc: all@example.org',
        '\r\n.\r\nMAIL FROM:<a@b.co>',
        '--boundary\r\nContent-Type: text/html',
        '<img src=x onerror=alert(1)>',
        '</p><script>alert(1)</script>',
        '"><a href="https://evil.example">',
        'exe',
      ),
    )
    .map((parts) => parts.join('')),
);

bothDatabases('the outbox', (engine) => {
  let place: TestPlace;
  let sink: MailSink;
  let provider: TestProvider;
  let other: TestProvider;
  let carrier: MailCarrier;
  const lines: string[] = [];

  beforeAll(async () => {
    place = await engine.place();
    sink = await startMailSink();
    const environment = {
      OWNER: 'A Charity',
      SUPPORT_EMAIL: 'help@example.org',
      MAIL_FROM: 'trails@example.org',
    };
    provider = await startProvider({ ...place, environment, logTo: (line) => lines.push(line) });
    other = await startProvider({ ...place, environment, clock: provider.clock });
    carrier = mailCarrier(sink.url, provider.context.configuration);
  });
  afterAll(async () => {
    carrier.close();
    await provider.close();
    await other.close();
    await sink.close();
    await place.drop();
  });
  beforeEach(() => {
    sink.received.length = 0;
  });
  afterEach(async () => {
    await provider.context.database.deleteFrom('mail').execute();
  });

  const queue = (to: string | null, name = 'Trail Fox') =>
    queueMail(provider.context.database, provider.context, {
      kind: 'verify-email',
      to,
      learnerId: null,
      values: { name, code: '123456', link: null },
    });
  const deliver = (by = provider) => deliverDue(by.context, carrier.carry);
  const rows = () => provider.context.database.selectFrom('mail').selectAll().execute();

  it('sends no mail of a rolled-back transaction', async () => {
    const failed = inTransaction(provider.context.database, async (transaction) => {
      await queueMail(transaction, provider.context, {
        kind: 'password-changed',
        to: 'fox@example.org',
        learnerId: null,
        values: { name: 'Fox' },
      });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await deliver()).toBe(0);
  });

  it('sends each mail once with several processes', async () => {
    const addresses = Array.from({ length: 12 }, (_none, number) => `fox-${number}@example.org`);
    for (const address of addresses) await queue(address);
    const sent = await Promise.all([deliver(), deliver(other), deliver(), deliver(other)]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(addresses.length);
    expect(sink.received.flatMap(({ to }) => to).sort()).toEqual(addresses.sort());
  });

  it('takes over the mail of a killed process', async () => {
    await queue('fox@example.org');
    void deliverDue(other.context, () => new Promise(() => undefined));
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
    expect(await deliver()).toBe(0);
    provider.clock.advance(5 * minute);
    expect(await deliver()).toBe(1);
  });

  // All other rules are independent of the engine.
  if (engine.engine === 'PostgreSQL' && !isProof) return;

  it('sends text and HTML from the configured address, then deletes the mail', async () => {
    await queue('fox@example.org');
    expect(await deliver()).toBe(1);
    const [mail] = sink.received;
    expect(mail).toMatchObject({ from: 'trails@example.org', to: ['fox@example.org'] });
    const parsed = await PostalMime.parse(mail?.raw ?? '');
    expect(parsed).toMatchObject({
      from: { name: 'Sirah Trails', address: 'trails@example.org' },
      replyTo: [{ address: 'help@example.org' }],
      subject: 'Your code for Sirah Trails',
    });
    for (const body of [parsed.text, parsed.html]) {
      expect(body).toContain('Salam Trail Fox');
      expect(body).toContain('123456');
      expect(body).toContain('A Charity');
      expect(body).toContain('help@example.org');
    }
    expect(await rows()).toEqual([]);
  });

  it('encrypts address and code, and does the same work for an unknown address', async () => {
    await queue('canary@example.org', 'canary-name');
    await queue(null, 'canary-nobody');
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toMatch(/canary|123456/);
  });

  it('retries after 10 s, 20 s and 40 s', async () => {
    await queue('fox@example.org');
    sink.refuseNext(451, 451, 451);
    for (const wait of [10, 20, 40]) {
      expect(await deliver()).toBe(0);
      provider.clock.advance(wait * second - 1);
      expect(await deliver()).toBe(0);
      provider.clock.advance(1);
    }
    expect(await deliver()).toBe(1);
    const ids = sink.received.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
    expect(ids).toEqual([expect.stringMatching(/^<[\w-]+@example\.org>/)]);
  });

  it('gives up a permanently refused mail and deletes address and text', async () => {
    await queue('fox@example.org');
    sink.refuseNext(550);
    expect(await deliver()).toBe(0);
    provider.clock.advance(minute);
    expect(await deliver()).toBe(0);
    expect(await rows()).toMatchObject([{ sealed: '', tries: 1, failed_at: expect.any(Number) }]);
  });

  it('skips an expired code', async () => {
    await queue('fox@example.org');
    provider.clock.advance(10 * minute);
    expect(await deliver()).toBe(0);
    expect([sink.received, await rows()]).toEqual([[], []]);
  });

  it('logs no address, name or code (T36)', async () => {
    await queue('canary@example.org', 'canary-name');
    sink.refuseNext(451, 550);
    await deliver();
    provider.clock.advance(minute);
    await deliver();
    expect(lines.join('')).toContain('a mail was given up');
    expect(lines.join('')).not.toMatch(/canary|123456/);
  });

  it('rejects anything but a single address (T40)', async () => {
    for (const address of [
      'fox@example.org\r\nBcc: all@example.org',
      'fox@example.org,all@example.org',
      'fox@example.org;all@example.org',
      'Fox <fox@example.org>',
      'fox@example.org\0',
      '@example.org',
      'fox',
    ])
      await expect(queue(address), address).rejects.toThrow('one plain address');
    expect(await rows()).toEqual([]);
  });

  /** Structure of a mail without recipient and text. */
  const frameOf = async ({ raw }: { readonly raw: string }) => {
    const mail = await PostalMime.parse(raw);
    return {
      headers: mail.headers.map(({ key }) => key),
      ...{ from: mail.from, to: mail.to, subject: mail.subject, cc: mail.cc, bcc: mail.bcc },
      attachments: mail.attachments,
      tags: mail.html?.match(/<[^>]*>?/g),
    };
  };

  it(
    'keeps user text in the body: no header, address or tag (T40)',
    async () => {
      const queueWords = (name: string, note: string) =>
        queueMail(provider.context.database, provider.context, {
          kind: 'recovery-rejected',
          to: 'fox@example.org',
          learnerId: null,
          values: { name, note },
        });
      await queueWords('Fox', 'a note');
      await deliver();
      const plain = await frameOf(sink.received[0] ?? { raw: '' });
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(oddText, oddText), { minLength: atOnce, maxLength: atOnce }),
          async (words) => {
            sink.received.length = 0;
            for (const [name, note] of words) await queueWords(name, note);
            expect(await deliver()).toBe(atOnce);
            for (const mail of sink.received) expect(await frameOf(mail)).toEqual(plain);
            expect(sink.received.flatMap(({ to }) => to)).toEqual(words.map(() => 'fox@example.org'));
          },
        ),
        { numRuns: mails / atOnce },
      );
    },
    isProof ? 600_000 : 240_000,
  );
});

describe('the postman', () => {
  it('sends queued mails while a mail server is configured', async () => {
    const sink = await startMailSink();
    const environment = { SMTP_URL: sink.url, MAIL_FROM: 'trails@example.org' };
    const provider = await startProvider({ environment });
    await queueMail(provider.context.database, provider.context, {
      kind: 'verify-email',
      to: 'fox@example.org',
      learnerId: null,
      values: { name: 'Fox', code: '123456', link: null },
    });
    await expect.poll(() => sink.received.length).toBe(1);
    await provider.close();
    await sink.close();
  });
});
