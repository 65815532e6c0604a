import { links } from '@sirah-trails/api-client/links';
import type { Addition } from '@sirah-trails/screen-kit';
import type { PlainKey } from '@sirah-trails/ui';
import type { menuEn } from '../messages/menu-en.ts';
import {
  aboutIcon,
  accountIcon,
  contactIcon,
  daysIcon,
  faqIcon,
  feedbackIcon,
  passwordIcon,
  playingIcon,
  privacyIcon,
  profileIcon,
  readingIcon,
  termsIcon,
} from './menu-icons.ts';

type Key = PlainKey<typeof menuEn>;

/** Menu link to a screen. */
export interface MenuEntry {
  readonly to: string;
  readonly name: Key;
  /** Icon path for `LineIcon`. */
  readonly sign: string;
  /** Additions used by the screen; the entry is hidden without any of them. */
  readonly needs?: readonly Addition[];
}

export interface MenuGroup {
  readonly title: Key;
  readonly entries: readonly MenuEntry[];
}

/** Menu entries. Empty groups are hidden. */
export const menuGroups: readonly MenuGroup[] = [
  {
    title: 'settings.menu.you',
    entries: [
      { to: links.settingsProfile(), name: 'settings.menu.profile', sign: profileIcon },
      { to: links.days(), name: 'settings.menu.days', sign: daysIcon, needs: ['days'] },
      { to: links.changePassword(), name: 'settings.menu.password', sign: passwordIcon },
      {
        to: links.account(),
        name: 'settings.menu.account',
        sign: accountIcon,
        needs: ['hide', 'account'],
      },
    ],
  },
  {
    title: 'settings.menu.play',
    entries: [
      { to: links.playing(), name: 'settings.menu.playing', sign: playingIcon },
      { to: links.reading(), name: 'settings.menu.reading', sign: readingIcon },
    ],
  },
  {
    title: 'settings.menu.help',
    entries: [
      { to: links.faq(), name: 'settings.menu.faq', sign: faqIcon },
      { to: links.feedback(), name: 'settings.menu.feedback', sign: feedbackIcon },
      { to: links.contact(), name: 'settings.menu.contact', sign: contactIcon },
      { to: links.terms(), name: 'settings.menu.terms', sign: termsIcon },
      { to: links.privacyPolicy(), name: 'settings.menu.privacy', sign: privacyIcon },
      { to: links.about(), name: 'settings.menu.about', sign: aboutIcon, needs: ['about'] },
    ],
  },
];
