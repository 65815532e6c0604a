export { memoryStorage } from './device-storage.ts';
export { createLearnerCheck, followTabs, session, useSession } from './session.ts';
export { learnerIdOf, learnerKey, type LearnerStorage, learnerStorage } from './learner-storage.ts';
export type { SessionRecord } from './stored-session.ts';
export { createSession, type Session, type SessionOptions, type SessionState } from './session-store.ts';
