import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { eachDatabase, startProvider, type TestPlace, type TestProvider } from '../testing/index.ts';
import { startMailSink, type MailSink } from '../testing/mail-sink.ts';
import { mailCarrier, type MailCarrier } from './carry-mail.ts';
import { deliverDue } from './deliver-due.ts';
import { queueMail } from './queue-mail.ts';

const second = 1000;
const minute = 60 * second;

eachDatabase('the outbox', (engine) => {
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

  it('sends text and HTML from the configured address, and then forgets the mail', async () => {
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

  it('sends nothing of a transaction that did not commit', async () => {
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

  it('keeps neither address nor code in clear, and does the same work for nobody', async () => {
    await queue('canary@example.org', 'canary-name');
    await queue(null, 'canary-nobody');
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toMatch(/canary|123456/);
  });

  it('sends each mail once, however many processes look at the same time', async () => {
    const addresses = Array.from({ length: 12 }, (_none, number) => `fox-${number}@example.org`);
    for (const address of addresses) await queue(address);
    const sent = await Promise.all([deliver(), deliver(other), deliver(), deliver(other)]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(addresses.length);
    expect(sink.received.flatMap(({ to }) => to).sort()).toEqual(addresses.sort());
  });

  it('tries again after 10 s, 20 s and 40 s when the mail server does not take it', async () => {
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

  it('gives up what the mail server refuses for good, and forgets address and words', async () => {
    await queue('fox@example.org');
    sink.refuseNext(550);
    expect(await deliver()).toBe(0);
    provider.clock.advance(minute);
    expect(await deliver()).toBe(0);
    expect(await rows()).toMatchObject([{ sealed: '', tries: 1, failed_at: expect.any(Number) }]);
  });

  it('does not send a code that has expired meanwhile', async () => {
    await queue('fox@example.org');
    provider.clock.advance(10 * minute);
    expect(await deliver()).toBe(0);
    expect([sink.received, await rows()]).toEqual([[], []]);
  });

  it('takes a mail over whose process was killed with it in hand', async () => {
    await queue('fox@example.org');
    void deliverDue(other.context, () => new Promise(() => undefined));
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
    expect(await deliver()).toBe(0);
    provider.clock.advance(5 * minute);
    expect(await deliver()).toBe(1);
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

  it.each([
    'fox@example.org\r\nBcc: all@example.org',
    'fox@example.org,all@example.org',
    'fox@example.org;all@example.org',
    'Fox <fox@example.org>',
    'fox@example.org\0',
    '@example.org',
    'fox',
  ])('refuses an address that is more than one address: %j (T40)', async (address) => {
    await expect(queue(address)).rejects.toThrow('one plain address');
    expect(await rows()).toEqual([]);
  });

  it.each([
    'Fox\r\nBcc: all@example.org',
    '<img src=x onerror=alert(1)>',
    '</p><script>alert(1)</script>',
    '‮exe',
  ])('a name is text in the body and nothing else: %j (T40)', async (name) => {
    await queue('fox@example.org', name);
    await deliver();
    const [mail] = sink.received;
    expect(mail?.to).toEqual(['fox@example.org']);
    const parsed = await PostalMime.parse(mail?.raw ?? '');
    expect(parsed.bcc ?? []).toEqual([]);
    expect(parsed.subject).toBe('Your code for Sirah Trails');
    expect(parsed.html).not.toMatch(/<img|<script/);
  });
});

describe('the postman', () => {
  it('sends what is queued by itself where a mail server is configured', async () => {
    const sink = await startMailSink();
    const environment = { SMTP_URL: sink.url, MAIL_FROM: 'trails@example.org' };
    const provider = await startProvider({ environment });
    await queueMail(provider.context.database, provider.context, {
      kind: 'verify-email',
      to: 'fox@example.org',
      learnerId: null,
      values: { name: 'Fox', code: '123456', link: null },
    });
    await expect.poll(() => sink.received.length, { timeout: 10_000 }).toBe(1);
    await provider.close();
    await sink.close();
  });
});
