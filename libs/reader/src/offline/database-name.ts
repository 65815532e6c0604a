/** Each learner has a database: siblings on one device share nothing. */
export const databasePrefix = 'sirah-books:';
