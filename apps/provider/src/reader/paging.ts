/** Which rows of a list a request asks for. */
export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** The page and size of a query, with the defaults of the contract. */
export function pageOf({ page = 1, size = 10 }: { page?: number; size?: number }): PageRequest {
  return { page, size };
}

/** Rows that stand before the page. */
export function rowsBefore({ page, size }: PageRequest): number {
  return (page - 1) * size;
}

/** A page as people, glossary and activities spell it. There is always a first page, empty or not. */
export function presentPage<Item>(data: Item[], total: number, { page, size }: PageRequest) {
  return { data, current_page: page, total, last_page: Math.max(1, Math.ceil(total / size)) };
}
