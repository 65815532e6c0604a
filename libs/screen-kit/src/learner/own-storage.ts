import { learnerIdOf, type LearnerStorage, learnerStorage, session } from '@sirah-trails/api-client/session';

/** What this device keeps for the learner of the session. The README lists the names in use. */
export function ownStorage(): LearnerStorage {
  return learnerStorage(learnerIdOf(session.getState().user));
}
