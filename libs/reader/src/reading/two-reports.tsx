import type { Book } from '@sirah-trails/api-client';
import { useContentLanguage, useHonorifics, useMessages } from '@sirah-trails/ui';
import { bookEn } from '../messages/book.ts';
import styles from './two-reports.module.css';

export interface TwoReportsProps {
  difference: NonNullable<Book['two_reports']>[number];
}

/** A subject on which sources differ, with both reports and their places, for older readers. */
export function TwoReports({ difference: { about, reports } }: TwoReportsProps) {
  const t = useMessages(bookEn);
  const write = useHonorifics();
  const language = useContentLanguage();
  return (
    <section className={styles.reports}>
      <h2>{t('reader.page.two-reports')}</h2>
      <p {...language}>{write(about)}</p>
      <ol className={styles.list}>
        {reports.map(({ text, references }) => (
          <li key={text}>
            <p {...language}>{write(text)}</p>
            {references.map(({ work, section }) => (
              <cite key={`${work} ${section}`} {...language}>
                {t('reader.page.source', { work, section })}
              </cite>
            ))}
          </li>
        ))}
      </ol>
      <p>{t('reader.page.two-reports.ask')}</p>
    </section>
  );
}
