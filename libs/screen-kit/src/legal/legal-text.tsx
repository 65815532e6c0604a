import { configurationQuery, type LegalHeading, legalPageQuery } from '@sirah-trails/api-client';
import { RichText, Skeleton, useLongDate, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { legalEn } from '../messages/legal-en.ts';
import { QueryView } from '../query/query-view.tsx';
import { isMissing } from '../query/refusals.ts';
import styles from './legal-text.module.css';
import { ShortLegalText } from './short-legal-text.tsx';

interface LegalTextProps {
  page: LegalHeading['id'];
}

/** A page of the small print with the day of its last change; for a provider without it, the short text of the app. */
export function LegalText({ page }: LegalTextProps) {
  const t = useMessages(legalEn);
  return (
    <QueryView query={useQuery(configurationQuery())} skeleton={<Lines />} error={t('kit.legal.failed')}>
      {({ capabilities }) =>
        capabilities?.includes('legal') ? <OfferedText page={page} /> : <ShortLegalText page={page} />
      }
    </QueryView>
  );
}

function OfferedText({ page }: LegalTextProps) {
  const t = useMessages(legalEn);
  const longDate = useLongDate();
  return (
    <QueryView
      query={useQuery(legalPageQuery(page))}
      skeleton={<Lines />}
      error={t('kit.legal.failed')}
      refusal={(error) => isMissing(error) && <ShortLegalText page={page} />}
    >
      {({ html, updated }) => (
        <article>
          <p className={styles.updated}>{t('kit.legal.updated', { day: longDate(updated) ?? updated })}</p>
          <RichText html={html} />
        </article>
      )}
    </QueryView>
  );
}

function Lines() {
  return [1, 2, 3].map((line) => <Skeleton key={line} shape="text" />);
}
