import { defineMessages, type Overrides } from '@sirah-trails/ui';
import type { en } from './en.ts';
import type { shellEn } from './shell-en.ts';

/** The specification's texts where `en` corrects them, for a provider with the catalogue `literal`. */
export const literal = defineMessages({
  'web.home.edit-avatar': 'Tap To Edit Avatars',
  'web.home.places': 'Main Menu',
  'web.notice.unreachable': "You're offline. Reconnect to explore.",
  'web.sign-in-prompt.text': 'You need to register or sign in to access the other features in {product} Apps',
} satisfies Overrides<typeof en & typeof shellEn>);
