/** First segments for all query keys. Invalidate by root, for example `queryRoots.journey` after an answer. */
export const queryRoots = {
  configuration: 'configuration',
  theme: 'theme',
  profile: 'profile',
  me: 'me',
  avatar: 'avatar',
  legal: 'legal',
  /** The learner's settings, stored by the provider. */
  settings: 'settings',
  reader: 'reader',
  /** Data that depends on stars and unlocked milestones. */
  journey: 'journey',
  quote: 'quote',
  /** Data with board ranks. */
  leaderboard: 'leaderboard',
  competitions: 'competitions',
} as const;
