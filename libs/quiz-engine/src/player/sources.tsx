import { useMessages } from '@sirah-trails/ui';
import type { Source } from '../core/chapter.ts';
import { en } from '../messages/en.ts';
import { SourceList } from './source-lines.tsx';
import styles from './sources.module.css';

/** Where a fact comes from, for those who ask. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const t = useMessages(en);
  if (sources.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{t('quiz.sources')}</summary>
      <SourceList sources={sources} />
    </details>
  );
}
