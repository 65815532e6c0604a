import { defineLink } from './define-link.ts';

/** Settings screen URLs. */
export const settingsLinks = {
  settings: defineLink('/settings'),
  settingsProfile: defineLink('/settings/profile'),
  changePassword: defineLink('/settings/change-password'),
  account: defineLink('/settings/account'),
  playing: defineLink('/settings/playing'),
  reading: defineLink('/settings/reading'),
  days: defineLink('/settings/days'),
  feedback: defineLink('/settings/feedback'),
  faq: defineLink('/settings/faq'),
  terms: defineLink('/settings/terms-of-conditions'),
  /** `readers` is `parents`; defaults to the children's page. */
  privacyPolicy: defineLink('/settings/privacy-policy', { readers: 'for' }),
  about: defineLink('/settings/about'),
  contact: defineLink('/contact-us'),
} as const;
