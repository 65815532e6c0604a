/** Content rows that a newer pack no longer holds are retired, never deleted: results point to them. */
export interface Retirable {
  retired: number;
}
