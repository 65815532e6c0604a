import { EraseIcon, Pressable, useMessages } from '@sirah-trails/ui';
import { questionsEn } from '../../messages/questions-en.ts';
import type { QuestionViewProps } from '../contract/view.ts';
import {
  unscrambleWords,
  upperCase,
  usedTiles,
  withoutLastLetter,
  type UnscrambleInput,
  type UnscrambleQuestion,
} from './core.ts';
import { TriedAnswers, TriedNow } from '../shared/tried-answers.tsx';
import styles from './view.module.css';

type Props = QuestionViewProps<UnscrambleQuestion, UnscrambleInput>;

/** Limit of the wire. */
const MAX_LENGTH = 200;

/** Put letters in order: by tapping them, or by typing into a native field. */
export function UnscrambleWordsView(props: Props) {
  const { question, input, onChange, disabled, tried, outcome, labelId } = props;
  const t = useMessages(questionsEn);
  const word = outcome?.key ?? input;
  const written = unscrambleWords.fromAnswer(input, question);
  const isTried = !outcome && tried.includes(written);
  const used = usedTiles(word, question.letters);
  return (
    <div className={styles.board}>
      <div
        className={styles.word}
        data-right={outcome?.key ? true : undefined}
        data-tried={isTried ? '' : undefined}
      >
        <input
          className={styles.field}
          value={word}
          maxLength={MAX_LENGTH}
          readOnly={disabled}
          aria-labelledby={labelId}
          placeholder={t('quiz.unscramble.placeholder')}
          dir="auto"
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => onChange(upperCase(event.target.value))}
        />
        <Pressable
          className={styles.erase}
          aria-label={t('quiz.unscramble.erase')}
          aria-disabled={disabled || input === '' || undefined}
          onClick={() => !disabled && onChange(withoutLastLetter(input))}
        >
          <EraseIcon />
        </Pressable>
      </div>
      <div role="group" aria-label={t('quiz.unscramble.letters')} className={styles.letters}>
        {question.letters.map((letter, index) => (
          <Pressable
            // Letters repeat and never move.
            key={index}
            className={styles.letter}
            aria-disabled={disabled || used[index] || undefined}
            data-used={used[index] || undefined}
            onClick={disabled || used[index] ? undefined : () => onChange(input + letter)}
          >
            {letter}
          </Pressable>
        ))}
      </div>
      {isTried && <TriedNow>{t('quiz.tried')}</TriedNow>}
      {!outcome && <TriedAnswers answers={tried.filter((one) => one !== written)} />}
    </div>
  );
}
