import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Compiled } from './format-message.ts';

const known = new Map<string, Compiled>();

/** A message to be formatted: the build has compiled it and drops the compiler; development and tests compile as they go. */
export function compiled(message: Compiled): Compiled {
  if (import.meta.env.MESSAGES_COMPILED || typeof message !== 'string') return message;
  const found = known.get(message) ?? (compileMessage(message) as Compiled);
  known.set(message, found);
  return found;
}
