import {
  Callout,
  Picture,
  ReadAloud,
  useContentLanguage,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { useRef, type ReactNode } from 'react';
import {
  triedInputs,
  type Answer,
  type Input,
  type Question,
  type QuestionInPlay,
  type QuestionType,
} from '../core/questions.ts';
import type { LockedParts, QuestionOutcome } from '../questions/contract/core.ts';
import { en } from '../messages/en.ts';
import { DragAndDropView } from '../questions/drag-and-drop/view.tsx';
import { MatchupWordsView } from '../questions/matchup-words/view.tsx';
import { MultipleChoiceView } from '../questions/multiple-choice/view.tsx';
import { TrueOrFalseView } from '../questions/true-or-false/view.tsx';
import { UnscrambleWordsView } from '../questions/unscramble-words/view.tsx';
import type { QuestionViewProps } from '../questions/contract/view.ts';
import styles from './question-card.module.css';

type View<T extends QuestionType> = (props: QuestionViewProps<Question<T>, Input<T>>) => ReactNode;

const views: { readonly [T in QuestionType]: View<T> } = {
  multiple_choice: MultipleChoiceView,
  true_or_false: TrueOrFalseView,
  drag_and_drop: DragAndDropView,
  matchup_words: MatchupWordsView,
  unscramble_words: UnscrambleWordsView,
};

interface QuestionCardProps<T extends QuestionType> {
  readonly inPlay: QuestionInPlay<T>;
  /** Outcome of a closed question. */
  readonly result: QuestionOutcome | null;
  readonly disabled: boolean;
  readonly locked: LockedParts;
  /** Wrong answers to it. */
  readonly tried: readonly Answer[];
  /** After a wrong answer, for as long as the question is open. */
  readonly hint: string | null;
  readonly labelId: string;
  /** Questions that come after this one. */
  readonly waiting: number;
  readonly onChange: (inPlay: QuestionInPlay<T>) => void;
  /** Null if the learner sends pairs with Check. */
  readonly onSubmitPair: ((inPlay: QuestionInPlay<T>) => void) | null;
  /** The learner has the question read aloud. */
  readonly onReadAloud: () => void;
  /** Beside the answer, at its end. */
  readonly children?: ReactNode;
}

/** Cards that can be seen below the first one. */
const DEPTH = 2;

/** The question on top of the stack of the next ones. */
export function QuestionCard<T extends QuestionType>(props: QuestionCardProps<T>) {
  const { inPlay, result, disabled, locked, tried, hint, labelId, waiting, onChange, onSubmitPair } = props;
  const t = useMessages(en);
  const write = useHonorifics();
  const content = useContentLanguage();
  const card = useRef<HTMLDivElement>(null);
  const { type, question, input, key } = inPlay;
  const Body: View<T> = views[type];
  return (
    <div className={styles.stack} data-below={Math.min(waiting, DEPTH)}>
      <div ref={card} className={styles.card} data-question="">
        <div className={styles.asked}>
          <h2 id={labelId} className={styles.text} {...content} tabIndex={-1} data-read-aloud="">
            {write(question.text)}
          </h2>
          {question.image !== null && (
            <div className={styles.picture}>
              <Picture src={question.image} alt={write(question.imageAlt)} />
              {question.imageLayer !== null && <img src={question.imageLayer} alt="" draggable={false} />}
            </div>
          )}
          {result === null && hint === null && <Task type={type} byCheck={onSubmitPair === null} />}
          {hint !== null && result === null && (
            <Callout className={styles.hint} label={t('quiz.wrong.hint')} tone="wrong">
              <p {...content} data-read-aloud="">
                {write(hint)}
              </p>
            </Callout>
          )}
          {result === null && <ReadAloud text={card} className={styles.listen} onRead={props.onReadAloud} />}
        </div>
        <div className={styles.answer} data-answer="">
          <Body
            question={question}
            input={input}
            onChange={(next) => onChange({ ...inPlay, input: next })}
            onSubmitPair={onSubmitPair && ((next) => onSubmitPair({ ...inPlay, input: next }))}
            disabled={disabled}
            locked={locked}
            tried={triedInputs(inPlay, tried)}
            outcome={result && { result, key }}
            labelId={labelId}
          />
          {props.children}
        </div>
      </div>
    </div>
  );
}

/** Task line. */
function Task({ type, byCheck }: { type: QuestionType; byCheck: boolean }) {
  const t = useMessages(en);
  const task = type === 'matchup_words' && byCheck ? 'matchup_words.check' : type;
  return (
    <p className={styles.task} data-read-aloud="">
      {t(`quiz.task.${task}`)}
    </p>
  );
}
