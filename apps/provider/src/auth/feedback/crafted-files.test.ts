import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds, startProvider, type TestProvider } from '../../testing/index.ts';
import { storedPicture } from './submit-feedback.ts';
import { craftedFiles, type CraftedFile } from './testing/crafted-files.ts';
import { canary } from './testing/pictures.ts';
import { sendFeedback } from './testing/send-feedback.ts';

/** Covers each kind once; `full` varies names, types and broken bits. */
const least = rounds({ sample: 1, full: 600 });
const perLearner = 20;

let provider: TestProvider;
const before = process.env['TMPDIR'];
const temporary = mkdtempSync(join(tmpdir(), 'sirah-uploads-'));

beforeAll(async () => {
  provider = await startProvider();
  process.env['TMPDIR'] = temporary;
});
afterAll(async () => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await provider.close();
  rmSync(temporary, { recursive: true });
});

it(`T26: accepts no crafted file by mistake, survives all, and leaves no trace of them`, async () => {
  const files = await craftedFiles(least);
  let token = '';
  let accepted = 0;
  for (const [index, file] of files.entries()) {
    if (index % perLearner === 0) token = (await provider.createLearner()).token;
    const { status } = await sendFeedback(provider.url, token, { ...file, attachment: file.bytes });
    expect(allowedStatuses[file.must], `${file.what} as ${file.name}`).toContain(status);
    if (status === 200) accepted += 1;
  }
  const pictures = await storedPictures();
  expect(pictures).toHaveLength(accepted);
  for (const picture of pictures) await expectClean(picture);
  expect(readdirSync(temporary)).toEqual([]);
  const kept = readdirSync(provider.context.configuration.dataDir);
  expect(kept.filter((name) => !name.startsWith('sirah-trails.sqlite') && name !== 'secret')).toEqual([]);
}, 300_000);

const allowedStatuses: Record<CraftedFile['must'], number[]> = {
  'be refused': [422],
  'be cleaned': [200],
  'be either': [200, 422],
};

async function storedPictures(): Promise<Buffer[]> {
  const { database } = provider.context;
  const rows = await database.selectFrom('feedback').select('id').execute();
  const pictures = await Promise.all(rows.map(({ id }) => storedPicture(database, id)));
  return pictures.filter((picture) => picture !== null);
}

async function expectClean(picture: Buffer): Promise<void> {
  expect(picture.includes(canary) || picture.includes('<script')).toBe(false);
  const { format, exif, xmp, icc, iptc, comments } = await sharp(picture).metadata();
  expect({ format, exif, xmp, icc, iptc, comments }).toEqual({ format: 'jpeg' });
}
