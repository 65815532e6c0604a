import { isLocked, isMissing } from '@sirah-trails/screen-kit';
import { ButtonLink, EmptyPanel, useMessages, type ValuesOf } from '@sirah-trails/ui';
import { mapEn } from '../messages/map.ts';
import styles from './chapter-intro.module.css';

type Reason =
  | {
      kind: 'passed';
      stars: ValuesOf<(typeof mapEn)['journey.chapter.passed.text']>;
      /** URL of practice; absent where it is not offered. */
      practise?: string | undefined;
    }
  | { kind: 'locked' | 'missing' };

type ChapterPanelProps = Reason & {
  /** URL of the map. */
  backTo: string;
};

/** In place of a chapter: the reason, and a link to the map. */
export function ChapterPanel({ backTo, ...reason }: ChapterPanelProps) {
  const t = useMessages(mapEn);
  return (
    <EmptyPanel
      title={t(`journey.chapter.${reason.kind}.title`)}
      action={
        <span className={styles.actions}>
          <ButtonLink to={backTo}>{t('journey.chapter.to-trails')}</ButtonLink>
          {reason.kind === 'passed' && reason.practise !== undefined && (
            <ButtonLink variant="secondary" to={reason.practise}>
              {t('journey.chapters.practise')}
            </ButtonLink>
          )}
        </span>
      }
    >
      {reason.kind === 'passed'
        ? t('journey.chapter.passed.text', reason.stars)
        : t(`journey.chapter.${reason.kind}.text`)}
    </EmptyPanel>
  );
}

/** The panel for an error that a retry cannot resolve. */
export function chapterRefusal(backTo: string) {
  return (error: unknown) => {
    if (isLocked(error)) return <ChapterPanel kind="locked" backTo={backTo} />;
    return isMissing(error) ? <ChapterPanel kind="missing" backTo={backTo} /> : null;
  };
}
