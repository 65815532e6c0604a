/**
 * The first part of every query's key. Each endpoint continues its root; what changed is invalidated by the root, for
 * example `queryRoots.journey` after an answer.
 */
export const queryRoots = {
  configuration: 'configuration',
  theme: 'theme',
  profile: 'profile',
  me: 'me',
  avatar: 'avatar',
  legal: 'legal',
  /** The learner's choices stored by the provider. */
  settings: 'settings',
  reader: 'reader',
  /** Everything that depends on stars and unlocked milestones. */
  journey: 'journey',
  quote: 'quote',
  /** Everything that shows a rank on a board. */
  leaderboard: 'leaderboard',
  competitions: 'competitions',
} as const;
