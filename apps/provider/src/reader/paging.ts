/** Page of a list. */
export interface PageRequest {
  /** Starts at 1. */
  readonly page: number;
  readonly size: number;
}

/** Page and size of a query, with the contract's defaults. */
export function pageOf({ page = 1, size = 10 }: { page?: number; size?: number }): PageRequest {
  return { page, size };
}

export function rowsBefore({ page, size }: PageRequest): number {
  return (page - 1) * size;
}

/** A page in the contract form of people, glossary and activities. `last_page` is at least 1. */
export function presentPage<Item>(data: Item[], total: number, { page, size }: PageRequest) {
  return { data, current_page: page, total, last_page: Math.max(1, Math.ceil(total / size)) };
}
