import { useId, useState } from 'react';
import type { LockedParts, QuestionOutcome } from '../questions/contract/core.ts';
import {
  putInPlay,
  withKey,
  type Answer,
  type Input,
  type QuestionInPlay,
  type QuestionType,
} from '../core/questions.ts';
import { QuestionCard } from '../player/question-card.tsx';
import { sampleQuestion } from './sample-chapter.ts';
import { sampleKeys } from './sample-content.ts';

interface QuestionHarnessProps {
  readonly type: QuestionType;
  /** Content of the wire; the sample where absent. */
  readonly content?: unknown;
  /** An answer of the wire to begin with. */
  readonly answer?: unknown;
  readonly disabled?: boolean;
  readonly locked?: LockedParts;
  readonly hint?: string;
  /** Wrong answers, as the wire has them. */
  readonly tried?: readonly Answer[];
  /** Outcome; shows the sample's key. */
  readonly result?: QuestionOutcome | null;
  readonly onChange?: (input: Input) => void;
  readonly onSubmitPair?: (input: Input) => void;
  /** Pairs are sent with Check. */
  readonly byCheck?: boolean;
}

/** A question view that stores its own input, as a run does. */
export function QuestionHarness(props: QuestionHarnessProps) {
  const { type, content, answer, disabled = false, locked = {}, tried = [], result = null } = props;
  const labelId = useId();
  const [inPlay, setInPlay] = useState(() => putInPlay(sampleQuestion(type, content), answer));
  const onChange = (next: QuestionInPlay) => {
    setInPlay(next);
    props.onChange?.(next.input);
  };
  return (
    <QuestionCard
      inPlay={result ? withKey(inPlay, sampleKeys[type]) : inPlay}
      result={result}
      disabled={disabled}
      locked={locked}
      tried={tried}
      hint={props.hint ?? null}
      labelId={labelId}
      waiting={2}
      onChange={onChange}
      onReadAloud={() => undefined}
      onSubmitPair={props.byCheck ? null : (next) => props.onSubmitPair?.(next.input)}
    />
  );
}
