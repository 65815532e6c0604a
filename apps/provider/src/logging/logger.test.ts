import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createLogger, logFile } from './logger.ts';

it('T42: keeps running while its log cannot be written', () => {
  const log = createLogger('info', logFile('/dev/full'));
  expect(() => {
    for (let line = 0; line < 100; line += 1) log.info({ line }, 'the database is unavailable');
  }).not.toThrow();
});

it('T42: writes again once the disk has room', () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'sirah-log-'));
  const path = join(folder, 'log');
  const log = createLogger('info', logFile(path));
  const write = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  });
  for (let line = 0; line < 5; line += 1) log.info({ line }, 'while the disk is full');
  expect(write).toHaveBeenCalled();
  expect(fs.readFileSync(path, 'utf8')).toBe('');
  write.mockRestore();
  log.info('with room');
  expect(fs.readFileSync(path, 'utf8')).toContain('with room');
  fs.rmSync(folder, { recursive: true });
});
