import type { FoundOut as Found } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { useAddition } from '@sirah-trails/screen-kit';
import {
  Card,
  Khatam,
  Link,
  Picture,
  useContentLanguage,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { rewardsEn } from '../messages/rewards.ts';
import { foundOutQuery } from './endpoints.ts';
import styles from './found-out.module.css';

/** More cards would push the stars out of sight. */
const mostCards = 6;

/** The chapter's closing sentence, with the people and words met in it; nothing without a sentence. */
export function FoundOut({ chapterId }: { chapterId: string }) {
  const t = useMessages(rewardsEn);
  const write = useHonorifics();
  const content = useContentLanguage();
  const title = useId();
  const { data } = useQuery({ ...foundOutQuery(chapterId), enabled: useAddition('album') });
  if (!data?.learnt) return null;
  return (
    <Card as="section" aria-labelledby={title} className={styles.found}>
      <h2 id={title} className={styles.title}>
        {t('finish.found.title')}
      </h2>
      <p {...content} className={styles.learnt}>
        {write(data.learnt)}
      </p>
      {data.entries.length > 0 && (
        <ul aria-label={t('finish.found.met')} className={styles.list}>
          {data.entries.slice(0, mostCards).map((entry) => (
            <li key={`${entry.kind} ${entry.id}`}>
              <EntryLink entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function EntryLink({ entry: { kind, id, title, url } }: { entry: Found['entries'][number] }) {
  const write = useHonorifics();
  const content = useContentLanguage();
  const to = kind === 'person' ? links.people({ open: id }) : links.glossary({ open: id });
  return (
    <Link to={to} className={styles.entry}>
      {url ? <Picture src={url} alt="" className={styles.picture} /> : <Khatam className={styles.picture} />}
      <span {...content}>{write(title)}</span>
    </Link>
  );
}
