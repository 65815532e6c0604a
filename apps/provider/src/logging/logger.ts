import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../configuration/configuration.ts';
import { describeError } from './describe-error.ts';

/**
 * JSON lines. The logged fields of requests and errors are listed here, so that no e-mail, name, token or response is logged.
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
