import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveAudio } from './serve-audio.ts';

const contentDir = mkdtempSync(join(tmpdir(), 'sirah-audio-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(contentDir, 'audio', 'the-land'), { recursive: true });
  writeFileSync(join(contentDir, 'audio', 'the-land', '01.mp3'), 'ID3 a voice');
  writeFileSync(join(contentDir, 'audio', 'notes.html'), '<script></script>');
  app = Fastify();
  await serveAudio(app, contentDir);
});
afterAll(async () => {
  await app.close();
  rmSync(contentDir, { recursive: true });
});

it('D98: serves recordings whole and in ranges', async () => {
  const url = '/content/audio/the-land/01.mp3';
  const whole = await app.inject(url);
  expect([whole.statusCode, whole.headers['content-type'], whole.body]).toEqual([
    200,
    'audio/mpeg',
    'ID3 a voice',
  ]);
  const part = await app.inject({ url, headers: { range: 'bytes=4-' } });
  expect([part.statusCode, part.body]).toEqual([206, 'a voice']);
});

it('serves no other file of the folder', async () => {
  for (const path of ['notes.html', '', '../pack.yaml', 'the-land'])
    expect((await app.inject(`/content/audio/${path}`)).statusCode).toBe(404);
});

it('serves no recordings for a pack without any', async () => {
  const without = Fastify();
  await serveAudio(without, join(contentDir, 'none'));
  expect((await without.inject('/content/audio/a.mp3')).statusCode).toBe(404);
  await without.close();
});
