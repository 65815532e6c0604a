import { defineLink } from './define-link.ts';

/** Addresses of the screens of the settings. */
export const settingsLinks = {
  settings: defineLink('/settings'),
} as const;
