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
  /** What the provider keeps of the learner's choices. */
  settings: 'settings',
  reader: 'reader',
  /** Everything that stars and unlocked places depend on. */
  journey: 'journey',
  quote: 'quote',
  /** Everything that shows a place on a board. */
  leaderboard: 'leaderboard',
  competitions: 'competitions',
} as const;
