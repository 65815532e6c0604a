/** Crashes of the web app on one day. No learner, address or text belongs to them. */
export interface ClientErrorTable {
  /** In UTC, such as 2026-11-22. */
  day: string;
  /** The name of the error. */
  code: string;
  /** The pattern of the screen's address. */
  route: string;
  build: string;
  reports: number;
  last_at: number;
}
