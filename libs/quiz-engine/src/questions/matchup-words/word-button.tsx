import {
  Pressable,
  TickIcon,
  TriedIcon,
  useContentLanguage,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { questionsEn } from '../../messages/questions-en.ts';
import styles from './word-button.module.css';

export interface WordPair {
  readonly number: number;
  readonly other: string;
}

interface WordButtonProps {
  readonly word: string;
  /** Set once the word is in a pair. */
  readonly pair: WordPair | null;
  /** The pair is chosen but not sent; a tap takes it back. */
  readonly waiting: boolean;
  /** Half of a pair in a closed question. */
  readonly joined: 'start' | 'end' | undefined;
  readonly picked: boolean;
  /** The picked word that it makes a wrong pair with, as was tried before. */
  readonly triedWith: string | null;
  readonly disabled: boolean;
  readonly onPick: () => void;
}

/** One word of a side. In a pair it stays focusable, so that its partner can be read. */
export function WordButton(props: WordButtonProps) {
  const { word, pair, waiting, joined, picked, triedWith, disabled, onPick } = props;
  const t = useMessages(questionsEn);
  const write = useHonorifics();
  const content = useContentLanguage();
  const isPaired = pair !== null && !waiting;
  const fixed = disabled || isPaired || triedWith !== null;
  return (
    <Pressable
      className={styles.word}
      aria-pressed={isPaired ? undefined : picked || waiting}
      aria-disabled={fixed || undefined}
      data-paired={isPaired ? pair.number : undefined}
      data-joined={joined}
      data-tried={triedWith === null ? undefined : ''}
      onClick={fixed ? undefined : onPick}
    >
      <span {...content} data-read-aloud="">
        {write(word)}
      </span>
      {triedWith !== null && (
        <>
          <span className={styles.badge} aria-hidden="true">
            <TriedIcon />
          </span>
          <span className="visually-hidden">{t('quiz.matchup.tried', { other: write(triedWith) })}</span>
        </>
      )}
      {pair && (
        <>
          {joined !== 'end' && (
            <span className={styles.badge} aria-hidden="true">
              {joined === undefined && pair.number}
              {isPaired && <TickIcon />}
            </span>
          )}
          <span className="visually-hidden">
            {t(waiting ? 'quiz.matchup.waiting' : 'quiz.matchup.paired', { other: write(pair.other) })}
          </span>
        </>
      )}
    </Pressable>
  );
}
