import { expect, it } from 'vitest';
import { createLogger, logFile } from './logger.ts';

it('T42: keeps running while its log cannot be written', () => {
  const log = createLogger('info', logFile('/dev/full'));
  expect(() => {
    for (let line = 0; line < 100; line += 1) log.info({ line }, 'the database is unavailable');
  }).not.toThrow();
});
