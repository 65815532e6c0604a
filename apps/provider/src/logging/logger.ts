import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../configuration/configuration.ts';
import { describeError } from './describe-error.ts';

/**
 * Creates a JSON logger. The logged fields of requests and errors are an allowlist, so that emails, names,
 * tokens and responses are never logged.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const serializers = {
    err: describeError,
    error: describeError,
    req: () => undefined,
    res: () => undefined,
  };
  const options = { level, timestamp: stdTimeFunctions.isoTime, base: { pid: process.pid }, serializers };
  return pino(options, destination ?? logFile(process.stdout.fd));
}

/** Lines in memory while a log cannot be written, in bytes; later lines are dropped. */
const longestBacklog = 1024 * 1024;

/** Opens a log file by path or descriptor. A full disk drops lines and must not end the provider. */
export function logFile(dest: string | number): DestinationStream {
  const file = pino.destination({ dest, sync: true, maxLength: longestBacklog });
  file.on('error', () => undefined);
  return file;
}
