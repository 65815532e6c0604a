import type { QuizTime } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { useAddition } from '@sirah-trails/screen-kit';
import { Card, Dialog, ProgressRing, Stars, Tag, TextLink, useMessages } from '@sirah-trails/ui';
import { mapEn } from '../messages/map.ts';
import styles from './difficulties-dialog.module.css';

interface DifficultiesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  difficulties: readonly QuizTime[];
  /** The one to begin with, for a learner who has played nothing yet. */
  suggested: QuizTime | undefined;
  onChoose: (difficulty: QuizTime) => void;
}

/** The paces to choose from: label, seconds for a question, stars so far. */
export function DifficultiesDialog({
  open,
  onOpenChange,
  difficulties,
  suggested,
  onChoose,
}: DifficultiesDialogProps) {
  const t = useMessages(mapEn);
  const longest = Math.max(...difficulties.map(({ time }) => time));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('journey.difficulties.title')}
      description={t('journey.difficulties.description')}
    >
      <ul className={styles.list}>
        {difficulties.map((difficulty) => (
          <li key={difficulty.id}>
            <DifficultyRow
              difficulty={difficulty}
              suggested={difficulty.id === suggested?.id}
              longest={longest}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      <CalmPlay />
    </Dialog>
  );
}

/** Link to play without a clock, a setting for all paces. */
function CalmPlay() {
  const t = useMessages(mapEn);
  const isOffered = useAddition('calm');
  if (!isOffered) return null;
  return (
    <p className={styles.calm}>
      {t('journey.difficulties.calm')}{' '}
      <TextLink to={links.playing()}>{t('journey.difficulties.calm.link')}</TextLink>
    </p>
  );
}

interface DifficultyRowProps {
  difficulty: QuizTime;
  suggested: boolean;
  /** Seconds of the slowest pace, which fill the dial. */
  longest: number;
  onChoose: (difficulty: QuizTime) => void;
}

function DifficultyRow({ difficulty, suggested, longest, onChoose }: DifficultyRowProps) {
  const t = useMessages(mapEn);
  const { difficulty_label: label, time: seconds, star, total_star: total } = difficulty;
  return (
    <Card
      as="button"
      type="button"
      tone="mint"
      className={styles.row}
      aria-label={t(suggested ? 'journey.difficulties.suggested-row' : 'journey.difficulties.row', {
        label,
        seconds,
        star,
        total,
      })}
      onClick={() => onChoose(difficulty)}
    >
      <ProgressRing label="" aria-hidden="true" value={seconds} max={longest} className={styles.dial}>
        {seconds}
      </ProgressRing>
      <span className={styles.label}>{label}</span>
      <span className={styles.seconds}>
        {t('journey.seconds', { seconds })}
        {suggested && <Tag tone="paper">{t('journey.difficulties.suggested')}</Tag>}
      </span>
      <Stars
        value={star}
        max={total}
        label={t('journey.stars.of', { star, total })}
        className={styles.stars}
      />
    </Card>
  );
}
