import {
  changeSettingsMutation,
  newIdempotencyKey,
  type QuizTime,
  type Settings,
  settingsQuery,
} from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { useAddition } from '@sirah-trails/screen-kit';
import {
  announce,
  Card,
  Chip,
  Dialog,
  ProgressRing,
  Stars,
  Tag,
  TextLink,
  useMessages,
} from '@sirah-trails/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
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

/** The paces to choose from: label, the learner's seconds for a question, stars so far. */
export function DifficultiesDialog({
  open,
  onOpenChange,
  difficulties,
  suggested,
  onChoose,
}: DifficultiesDialogProps) {
  const t = useMessages(mapEn);
  const isOffered = useAddition('calm');
  const { data: { calm } = usual } = useQuery({ ...settingsQuery(), enabled: open && isOffered });
  const longest = Math.max(...difficulties.map(({ time }) => time)) * (factors[calm] ?? 1);
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
              factor={factors[calm]}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      {isOffered && <CalmPlay calm={calm} />}
    </Dialog>
  );
}

const usual = { calm: '1' } as const;

/** Factor of the seconds; null without a clock. */
const factors: Readonly<Record<Settings['calm'], number | null>> = { '1': 1, '1.5': 1.5, '2': 2, none: null };

/** Twice the time for all paces, and a link to the other choices. */
function CalmPlay({ calm }: Pick<Settings, 'calm'>) {
  const t = useMessages(mapEn);
  const { mutate, isError } = useMutation(changeSettingsMutation());
  const isTwice = calm === '2';
  const failure = t('journey.difficulties.twice.failed');
  const turn = () =>
    mutate(
      { values: { calm: isTwice ? '1' : '2' }, idempotencyKey: newIdempotencyKey() },
      { onError: () => announce(failure) },
    );
  return (
    <div className={styles.calm}>
      <Chip pressed={isTwice} onClick={turn}>
        {t('journey.difficulties.twice')}
      </Chip>
      {isError && <p>{failure}</p>}
      <p>
        {t('journey.difficulties.calm')}{' '}
        <TextLink to={links.playing()}>{t('journey.difficulties.calm.link')}</TextLink>
      </p>
    </div>
  );
}

interface DifficultyRowProps {
  difficulty: QuizTime;
  suggested: boolean;
  /** Seconds of the slowest pace, which fill the dial. */
  longest: number;
  /** Factor of the learner's time; null without a clock. */
  factor: number | null;
  onChoose: (difficulty: QuizTime) => void;
}

function DifficultyRow({ difficulty, suggested, longest, factor, onChoose }: DifficultyRowProps) {
  const t = useMessages(mapEn);
  const { difficulty_label: label, time, star, total_star: total } = difficulty;
  const seconds = Math.round(time * (factor ?? 1));
  const rowLabel = () => {
    if (factor === null) return t('journey.difficulties.row.calm', { label, star, total });
    const name = suggested ? 'journey.difficulties.suggested-row' : 'journey.difficulties.row';
    return t(name, { label, seconds, star, total });
  };
  return (
    <Card
      as="button"
      type="button"
      tone="mint"
      className={styles.row}
      aria-label={rowLabel()}
      onClick={() => onChoose(difficulty)}
    >
      <ProgressRing label="" aria-hidden="true" value={seconds} max={longest} className={styles.dial}>
        {factor !== null && seconds}
      </ProgressRing>
      <span className={styles.label}>{label}</span>
      <span className={styles.seconds}>
        {factor === null ? t('journey.difficulties.no-clock') : t('journey.seconds', { seconds })}
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
