import { useMessages } from '@sirah-trails/ui';
import type { Source } from '../core/chapter.ts';
import { en } from '../messages/en.ts';
import styles from './source-lines.module.css';

/** Where a fact comes from. */
export function SourceLines({ sources }: { sources: readonly Source[] }) {
  const t = useMessages(en);
  if (sources.length === 0) return null;
  return (
    <div className={styles.sources}>
      <p>{t('quiz.sources')}</p>
      <SourceList sources={sources} />
    </div>
  );
}

export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className={styles.list}>
      {sources.map(({ work, section }) => (
        <li key={`${work} ${section}`} dir="auto">
          {section === '' ? work : `${work}, ${section}`}
        </li>
      ))}
    </ul>
  );
}
