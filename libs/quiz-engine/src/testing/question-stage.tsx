import { useId, useState } from 'react';
import type { LockedParts } from '../core/answer.ts';
import { questionCore, type Input, type QuestionType } from '../core/question-registry.ts';
import { QuestionCard } from '../player/question-card.tsx';
import { QuestionView } from '../player/question-view.tsx';
import type { Outcome } from '../questions/view-contract.ts';
import { sampleQuestion } from './sample-chapter.ts';

export interface QuestionStageProps {
  readonly type: QuestionType;
  /** Content of the wire; the sample where absent. */
  readonly content?: unknown;
  /** An answer of the wire to begin with. */
  readonly answer?: unknown;
  readonly disabled?: boolean;
  readonly locked?: LockedParts;
  readonly outcome?: Outcome<Input> | null;
  readonly onChange?: (input: Input) => void;
  readonly onSubmitPair?: (input: Input) => void;
}

/** A question view with the input that a run would keep for it. */
export function QuestionStage(props: QuestionStageProps) {
  const { type, content, answer, disabled = false, locked = {}, outcome = null } = props;
  const question = sampleQuestion(type, content);
  const core = questionCore(type);
  const labelId = useId();
  const [input, setInput] = useState(() =>
    answer === undefined ? core.empty(question) : core.fromAnswer(answer, question),
  );
  const onChange = (next: Input) => {
    setInput(next);
    props.onChange?.(next);
  };
  return (
    <QuestionCard question={question} labelId={labelId} waiting={2}>
      <QuestionView
        question={question}
        input={input}
        onChange={onChange}
        disabled={disabled}
        locked={locked}
        outcome={outcome}
        labelId={labelId}
        {...(props.onSubmitPair && { onSubmitPair: props.onSubmitPair })}
      />
    </QuestionCard>
  );
}
