import { links } from '@sirah-trails/api-client/links';
import type { Addition } from '@sirah-trails/screen-kit';
import type { PlainKey } from '@sirah-trails/ui';
import type { menuEn } from '../messages/menu-en.ts';
import {
  aboutSign,
  accountSign,
  contactSign,
  faqSign,
  feedbackSign,
  passwordSign,
  playingSign,
  privacySign,
  profileSign,
  readingSign,
  termsSign,
} from './signs.ts';

type Key = PlainKey<typeof menuEn>;

/** A screen that the menu leads to. */
export interface MenuEntry {
  readonly to: string;
  readonly name: Key;
  /** Its lines, for `LineIcon`. */
  readonly sign: string;
  /** The additions that fill its screen: without any of them the entry is absent. */
  readonly needs?: readonly Addition[];
}

export interface MenuGroup {
  readonly title: Key;
  readonly entries: readonly MenuEntry[];
}

/** The entries of the menu, one line for each screen. A group without entries is absent. */
export const menuGroups: readonly MenuGroup[] = [
  {
    title: 'settings.menu.you',
    entries: [
      { to: links.settingsProfile(), name: 'settings.menu.profile', sign: profileSign },
      { to: links.changePassword(), name: 'settings.menu.password', sign: passwordSign },
      {
        to: links.account(),
        name: 'settings.menu.account',
        sign: accountSign,
        needs: ['hide', 'account'],
      },
    ],
  },
  {
    title: 'settings.menu.play',
    entries: [
      { to: links.playing(), name: 'settings.menu.playing', sign: playingSign },
      { to: links.reading(), name: 'settings.menu.reading', sign: readingSign },
    ],
  },
  {
    title: 'settings.menu.help',
    entries: [
      { to: links.faq(), name: 'settings.menu.faq', sign: faqSign },
      { to: links.feedback(), name: 'settings.menu.feedback', sign: feedbackSign },
      { to: links.contact(), name: 'settings.menu.contact', sign: contactSign },
      { to: links.terms(), name: 'settings.menu.terms', sign: termsSign },
      { to: links.privacyPolicy(), name: 'settings.menu.privacy', sign: privacySign },
      { to: links.about(), name: 'settings.menu.about', sign: aboutSign, needs: ['about'] },
    ],
  },
];
