import type { Activity } from '@sirah-trails/api-client';
import { Button, Card, ChipStrip, Dock, Notice, ProgressBar, TextLink, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import styles from './activity.module.css';
import { type Download, useDownload } from './use-download.ts';
import { listsEn } from '../messages/lists.ts';

/** PDF of an activity: paper choice, file size and download. */
export function PdfDownload({ activity }: { activity: Activity }) {
  const pdfs = pdfsOf(activity);
  const [chosen, setChosen] = useState(() => usualPdf(pdfs, navigator.language));
  return chosen && <OnePdf {...{ pdfs, chosen }} onChoose={setChosen} />;
}

interface OnePdfProps {
  pdfs: readonly Pdf[];
  chosen: Pdf;
  onChoose: (pdf: Pdf | undefined) => void;
}

function OnePdf({ pdfs, chosen, onChoose }: OnePdfProps) {
  const t = useMessages(listsEn);
  const { download, start } = useDownload(chosen.url);
  return (
    <>
      <Card as="section" className={styles.about}>
        <h2 className={styles.heading}>{t('reader.download.title')}</h2>
        {chosen.paper && (
          <ChipStrip
            label={t('reader.download.paper')}
            options={pdfs.flatMap(({ paper }) => (paper ? [{ value: paper, text: paper }] : []))}
            value={chosen.paper}
            onValueChange={(paper) => paper && onChoose(pdfs.find((pdf) => pdf.paper === paper))}
          />
        )}
        <Size pdf={chosen} />
      </Card>
      <Dock>
        <State download={download} pdf={chosen} />
        <Button busy={download.status === 'busy'} onClick={start}>
          {t('reader.download.start')}
        </Button>
      </Dock>
    </>
  );
}

function Size({ pdf: { paper, bytes } }: { pdf: Pdf }) {
  const t = useMessages(listsEn);
  if (paper === undefined) return <p>{t('reader.download.one')}</p>;
  if (bytes === undefined) return <p>{t('reader.download.unknown', { paper })}</p>;
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return (
    <p>
      {kilobytes < 1000
        ? t('reader.download.kilobytes', { paper, size: kilobytes })
        : t('reader.download.megabytes', { paper, size: Math.round(kilobytes / 100) / 10 })}
    </p>
  );
}

function State({ download, pdf: { url, bytes = 0 } }: { download: Download; pdf: Pdf }) {
  const t = useMessages(listsEn);
  const { status } = download;
  if (status === 'idle') return null;
  if (status === 'busy') {
    const { received, total } = download;
    return <ProgressBar label={t('reader.download.progress')} value={received} max={total || bytes} />;
  }
  return (
    <Notice tone={status === 'saved' ? 'right' : 'info'}>
      <p className={styles.news}>{t(`reader.download.${status}`)}</p>
      {status === 'opened' && (
        <TextLink alone href={url} target="_blank" rel="noopener noreferrer">
          {t('reader.download.open')}
        </TextLink>
      )}
    </Notice>
  );
}

type Listed = Activity['pdfs'][number];

/** A PDF; paper and size are unknown where the provider lists none. */
export type Pdf = Pick<Listed, 'url'> & Partial<Listed>;

/** Countries that print on Letter paper; all others have A4. */
const letterCountries = ['US', 'CA', 'MX', 'PH', 'CO', 'CL', 'VE', 'GT', 'CR', 'PR'];

/** PDFs of an activity. The list is our addition; falls back to the specification's single PDF. */
export function pdfsOf({
  pdfs,
  pdf_url: url,
}: Pick<Activity, 'pdf_url'> & Partial<Activity>): readonly Pdf[] {
  return pdfs ?? (url ? [{ url }] : []);
}

/** The PDF for the usual paper of the browser language; undefined without PDFs. */
export function usualPdf(pdfs: readonly Pdf[], language: string): Pdf | undefined {
  const country = /-([A-Z]{2})$/.exec(language)?.[1] ?? '';
  const paper = letterCountries.includes(country) ? 'Letter' : 'A4';
  return pdfs.find((pdf) => pdf.paper === paper) ?? pdfs[0];
}
