export { memoryStorage } from './device-storage.ts';
export { followTabs } from './follow-tabs.ts';
export { learnerIdOf, learnerKey, type LearnerStorage, learnerStorage } from './learner-storage.ts';
export { type SessionRecord } from './session-record.ts';
export { session, useSession } from './session.ts';
export { createSession, type Session, type SessionOptions, type SessionState } from './session-store.ts';
