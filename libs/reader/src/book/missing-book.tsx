import { ButtonLink, EmptyPanel, useMessages } from '@sirah-trails/ui';
import { bookEn } from '../messages/book.ts';
import { useBookBack } from './book-context.ts';

/** Shown for an unknown book id. */
export function MissingBook() {
  const t = useMessages(bookEn);
  const back = useBookBack();
  return (
    <EmptyPanel
      title={t('reader.book.missing.title')}
      action={<ButtonLink to={back.to}>{t('reader.book.missing.back', { place: back.label })}</ButtonLink>}
    >
      {t('reader.book.missing.text')}
    </EmptyPanel>
  );
}
