import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import {
  eachDatabase,
  readError,
  rounds,
  startProvider,
  type TestLearner,
  type TestPlace,
  type TestProvider,
} from '../../testing/index.ts';
import { useUpLimit } from '../../rate-limit/testing/use-up-limit.ts';
import { largestUpload } from '../../http/upload-rules.ts';
import { storedPicture } from './submit-feedback.ts';
import { canary, photo, pngOfSize, screenshot, withSegment } from './testing/pictures.ts';
import { sendFeedback, type SentFeedback } from './testing/send-feedback.ts';
import { day } from '../../kernel/time.ts';

/** Calls of one learner, twenty concurrently. */
const many = rounds({ sample: 40, full: 10_000 });
const wrongFormat = 'Invalid file format, only accept .jpg .jpeg .png';
const tooLarge = 'File size is too large, max size is 5 MB';

eachDatabase('feedback', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  let learner: TestLearner;
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider(place);
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });
  beforeEach(async () => {
    learner = await provider.createLearner();
  });

  const send = (feedback: SentFeedback = {}) => sendFeedback(provider.url, learner.token, feedback);
  const stored = async () =>
    provider.context.database
      .selectFrom('feedback')
      .leftJoin('feedback_attachment', 'feedback_id', 'id')
      .select(['id', 'subject', 'description', 'picture'])
      .where('learner_id', '=', learner.id)
      .execute();
  const storedOne = async () => {
    const [row] = await stored();
    if (!row) throw new Error('Nothing is stored.');
    const picture = await storedPicture(provider.context.database, row.id);
    if (!picture) throw new Error('No picture is stored.');
    return picture;
  };
  const refusedFor = async (field: string, feedback: SentFeedback) => {
    const response = await send(feedback);
    expect(response.status).toBe(422);
    expect(await stored()).toEqual([]);
    return (await readError(response)).errors[field];
  };

  it('is stored unchanged', async () => {
    const response = await send({ subject: 'خريطة', description: 'One\r\ntwo' });
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: 'Thank you for your feedback!' },
    ]);
    expect(await stored()).toMatchObject([{ subject: 'خريطة', description: 'One\r\ntwo', picture: null }]);
  });

  it('rejects invalid fields', async () => {
    const cases: readonly [string, string, SentFeedback][] = [
      ['no subject', 'subject', { subject: null }],
      ['a subject of blanks', 'subject', { subject: ' \n ' }],
      ['a subject that is too long', 'subject', { subject: 'x'.repeat(201) }],
      ['no description', 'description', { description: null }],
      ['a description that is too long', 'description', { description: 'x'.repeat(5001) }],
      ['a description that would be cut', 'description', { description: 'x'.repeat(70_000) }],
      ['a NUL', 'body', { description: 'a\0b' }],
      ['a text as the attachment', 'attachment', { more: [['attachment', 'text']] }],
      ['a file as the subject', 'subject', { subject: null, more: [['subject', new Blob(['x'])]] }],
      ['a subject twice', 'subject', { more: [['subject', 'again']] }],
      ['a poisoned prototype', 'body', { more: [['__proto__', 'x']] }],
      [
        'a hundred files',
        'body',
        { more: Array.from({ length: 100 }, (_, i) => [`f${i}`, new Blob(['x'])]) },
      ],
      ['a hundred texts', 'body', { more: Array.from({ length: 100 }, (_, i) => [`t${i}`, 'x']) }],
    ];
    for (const [invalid, field, feedback] of cases)
      expect([invalid, await refusedFor(field, feedback)]).toEqual([invalid, [expect.any(String)]]);
  });

  it('rejects bodies that are no complete form', async () => {
    const cases = [
      ['JSON', 'application/json', '{"subject":"a","description":"b"}', 415],
      ['a form without a boundary', 'multipart/form-data', 'x', 422],
      ['a form that is cut', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-d', 422],
      ['nothing', 'multipart/form-data; boundary=x', '', 422],
    ] as const;
    for (const [sent, type, body, status] of cases) {
      const headers = { authorization: `Bearer ${learner.token}`, 'content-type': type };
      const response = await fetch(`${provider.url}/api/feedback/v1/submit`, {
        method: 'POST',
        headers,
        body,
      });
      expect([sent, response.status]).toEqual([sent, status]);
    }
    expect(await stored()).toEqual([]);
  });

  describe('a picture', () => {
    it('is re-encoded upright, without location, camera or comments (D45)', async () => {
      const original = await photo();
      expect(original.includes(canary)).toBe(true);
      expect((await send({ attachment: withSegment(original, 0xfe, Buffer.from(canary)) })).status).toBe(200);
      const picture = await storedOne();
      expect(picture.includes(canary)).toBe(false);
      const { format, width, height, exif, xmp, icc, iptc, orientation } = await sharp(picture).metadata();
      expect({ format, width, height, orientation }).toEqual({ format: 'jpeg', width: 64, height: 96 });
      expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    });

    it('is drawn on white if transparent', async () => {
      await send({ attachment: await screenshot() });
      const { channels } = await sharp(await storedOne()).metadata();
      expect(channels).toBe(3);
    });

    it('is scaled down to screen size', async () => {
      const wide = { create: { width: 5000, height: 100, channels: 3, background: '#26b27a' } } as const;
      await send({ attachment: await sharp(wide).png().toBuffer() });
      expect(await sharp(await storedOne()).metadata()).toMatchObject({ width: 2048, height: 41 });
    });

    it('is accepted with exactly 5 MB and refused with one more byte (D69)', async () => {
      const picture = await photo();
      const filled = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
      expect((await send({ attachment: filled(largestUpload) })).status).toBe(200);
      learner = await provider.createLearner();
      expect(await refusedFor('attachment', { attachment: filled(largestUpload + 1) })).toEqual([tooLarge]);
    });

    it('is refused early if far too large', async () => {
      const huge = Buffer.alloc(6 * largestUpload);
      expect(await refusedFor('attachment', { attachment: huge })).toEqual([tooLarge]);
    });

    it('names the format of a picture under another name', async () => {
      const blank = sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } });
      const attachment = await blank.webp().toBuffer();
      expect(await refusedFor('attachment', { attachment, name: 'x.jpg', type: 'image/jpeg' })).toEqual([
        `${wrongFormat}. This one is a .webp picture`,
      ]);
    });

    it('is recognized by its bytes instead of name or type (D71)', async () => {
      expect((await send({ attachment: await photo(), name: 'x.exe', type: 'text/html' })).status).toBe(200);
      const page = Buffer.from('<html><script>alert(1)</script></html>');
      learner = await provider.createLearner();
      expect(await refusedFor('attachment', { attachment: page, name: 'x.png', type: 'image/png' })).toEqual([
        wrongFormat,
      ]);
    });

    it('is refused before decoding with more than 40 million pixels', async () => {
      const flood = pngOfSize(await screenshot(), 50_000, 50_000);
      expect(await refusedFor('attachment', { attachment: flood })).toEqual([
        'The picture is too large, at most 40 million pixels are accepted',
      ]);
    });

    it('may be an empty file field, as browsers send it', async () => {
      const empty = { attachment: Buffer.alloc(0), name: '', type: 'application/octet-stream' };
      expect((await send(empty)).status).toBe(200);
      expect(await stored()).toMatchObject([{ picture: null }]);
    });
  });

  it('is stored once for a repeated key; another picture is another request', async () => {
    const attachment = await photo();
    const key = 'feedback-key-1';
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ attachment, key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await stored()).toHaveLength(1);
    const other = await send({ attachment: await screenshot(), key });
    expect([other.status, (await readError(other)).code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('counts against the limit before decoding (T13)', async () => {
    await useUpLimit(provider.context, 'feedback', learner.id);
    expect((await send({ attachment: Buffer.from('no picture') })).status).toBe(429);
  });

  it('is limited to 20 per learner and day, then gets 429 with the time to wait (T13)', async () => {
    const texts = new Map<string, number>();
    for (let sent = 0; sent < many; sent += 20) {
      for (const answer of await Promise.all(Array.from({ length: 20 }, () => send()))) {
        const text = `${answer.status} ${answer.headers.get('retry-after')} ${await answer.text()}`;
        texts.set(text, (texts.get(text) ?? 0) + 1);
      }
    }
    expect([...texts.values()]).toEqual([20, many - 20]);
    expect([...texts.keys()].map((text) => text.split(' ').slice(0, 2))).toEqual([
      ['200', 'null'],
      ['429', `${day / 1000}`],
    ]);
    expect(await stored()).toHaveLength(20);
    expect(await provider.mails()).toEqual([]);
    const another = await provider.createLearner();
    expect((await sendFeedback(provider.url, another.token, {})).status).toBe(200);
  }, 600_000);
});
