/** Each learner has a database: siblings on one device share nothing. */
export const databasePrefix = 'sirah-books:';

/** The name of the database of the learner with this id. */
export function databaseOf(learnerId: string): string {
  return databasePrefix + learnerId;
}
