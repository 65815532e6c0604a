import { links } from '@sirah-trails/api-client/links';
import { useNavigate, useSearchParams } from 'react-router';
import type { ShelfPage } from '../endpoints/books.ts';

/** The page of the book list that an address names; the first for anything that is no number. */
export function readShelfPage(query: URLSearchParams): ShelfPage {
  const category = query.get('category');
  const page = query.get('page') ?? '';
  return { ...(category && { category }), page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** What the address of the book list says, and the way to change it. */
export function useShelfAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const shown = readShelfPage(query);
  const to = (page: number) => links.books({ category: shown.category, page: page > 1 ? page : undefined });
  return {
    shown,
    /** Turns to a page, which begins at its top; Back leads to this one. */
    turnTo: (page: number) => void navigate(to(page)),
    /** Shows the first page of a category, or of all books. */
    choose: (category: string | undefined) => void navigate(links.books({ category }), { replace: true }),
  };
}
