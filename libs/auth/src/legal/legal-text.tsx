import {
  configurationQuery,
  type LegalHeading,
  legalPageQuery,
  useConfiguration,
} from '@sirah-trails/api-client';
import { isMissing, QueryView } from '@sirah-trails/screen-kit';
import { RichText, Skeleton, TextLink, useLongDate, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { sharedEn } from '../messages/shared-en.ts';
import { Answers } from './answers.tsx';
import styles from './legal-text.module.css';

interface LegalTextProps {
  page: LegalHeading['id'];
}

/** A legal page with its last change date, or the app's short text without provider support. */
export function LegalText({ page }: LegalTextProps) {
  const t = useMessages(sharedEn);
  return (
    <QueryView query={useQuery(configurationQuery())} skeleton={<Lines />} error={t('kit.legal.failed')}>
      {({ capabilities }) =>
        capabilities?.includes('legal') ? <OfferedText page={page} /> : <ShortLegalText page={page} />
      }
    </QueryView>
  );
}

function OfferedText({ page }: LegalTextProps) {
  const t = useMessages(sharedEn);
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
          {page === 'faq' ? <Answers html={html} /> : <RichText html={html} />}
        </article>
      )}
    </QueryView>
  );
}

function Lines() {
  return [1, 2, 3].map((line) => <Skeleton key={line} shape="text" />);
}

interface ShortLegalTextProps {
  page: LegalHeading['id'];
}

/** Fallback for a legal page, with the configured owner and support email. */
export function ShortLegalText({ page }: ShortLegalTextProps) {
  const t = useMessages(sharedEn);
  const { product, owner, support_email: email } = useConfiguration();
  return (
    <>
      <p>{page === 'faq' ? t('kit.legal.faq', { product }) : t('kit.legal.terms')}</p>
      <p>{t(page === 'faq' ? 'kit.legal.ages' : 'kit.legal.seen')}</p>
      {owner && <p>{t('kit.legal.owner', { owner, product })}</p>}
      {email && (
        <p>
          <TextLink alone href={`mailto:${email}`}>
            {t('kit.legal.ask', { email })}
          </TextLink>
        </p>
      )}
    </>
  );
}
