import { isLocked, isMissing } from '@sirah-trails/screen-kit';
import { ButtonLink, EmptyPanel, useMessages, type MessageValues } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';

export interface ChapterPanelProps {
  kind: 'passed' | 'locked' | 'missing';
  values?: MessageValues;
  /** Where there are chapters to choose from. */
  backTo: string;
}

/** A chapter that cannot be played says why, and leads back to those that can. */
export function ChapterPanel({ kind, values = {}, backTo }: ChapterPanelProps) {
  const t = useMessages(en);
  return (
    <EmptyPanel
      title={t(`journey.chapter.${kind}.title`)}
      action={<ButtonLink to={backTo}>{t('journey.chapter.to-trails')}</ButtonLink>}
    >
      {t(`journey.chapter.${kind}.text`, values)}
    </EmptyPanel>
  );
}

/** The panel for an error that a retry cannot mend. */
export function chapterRefusal(backTo: string) {
  return (error: unknown) => {
    if (isLocked(error)) return <ChapterPanel kind="locked" backTo={backTo} />;
    return isMissing(error) ? <ChapterPanel kind="missing" backTo={backTo} /> : null;
  };
}
