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
  return destination ? pino(options, destination) : pino(options);
}
