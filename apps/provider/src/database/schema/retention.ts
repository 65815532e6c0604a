/** Work that one process does for all. */
export interface JobTable {
  name: string;
  /** Epoch milliseconds. */
  due_at: number;
}
