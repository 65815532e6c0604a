import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { shellEn } from './shell-en.ts';

/** The words of the specification where `en` corrects them, for a provider whose catalogue is `literal`. */
export const literal = defineMessages({
  'web.notice.unreachable': "You're offline. Reconnect to explore.",
  'web.sign-in-prompt.text': 'You need to register or sign in to access the other features in {product} Apps',
} satisfies Overrides<typeof shellEn>);
