import type { Book } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { ButtonLink, Dock, useMessages } from '@sirah-trails/ui';
import { useBookContext } from '../book-context/book-context.ts';
import { en } from '../messages/en.ts';
import { readingProgress } from './reading-progress.ts';

/** Opens the pages: at the first, where the learner stopped, or at the first again. */
export function ReadButton({ book }: { book: Book }) {
  const t = useMessages(en);
  const context = useBookContext();
  const { page, finished } = readingProgress(book);
  const label = finished ? 'reader.book.again' : page > 0 ? 'reader.book.continue' : 'reader.book.start';
  const again = finished ? 1 : undefined;
  return (
    <Dock>
      <ButtonLink data-next-step to={links.bookReader({ ...context, bookId: book.id, again })}>
        {t(label)}
      </ButtonLink>
    </Dock>
  );
}
