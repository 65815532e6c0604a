import type { I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Lets an instance read ICU texts; a build that compiled the texts drops the compiler. */
export function withCompiler(i18n: I18n): I18n {
  if (import.meta.env.MESSAGES_COMPILED) return i18n;
  return i18n.setMessagesCompiler(compileMessage);
}
