import { useId } from 'react';
import { ChoiceOption } from '../choice/choice-option.tsx';
import type { QuestionViewProps } from '../view-contract.ts';
import type { MultipleChoiceInput, MultipleChoiceQuestion } from './core.ts';
import styles from './view.module.css';

type Props = QuestionViewProps<MultipleChoiceQuestion, MultipleChoiceInput>;

/** Choose one of several: native radio buttons. */
export function MultipleChoiceView(props: Props) {
  const { question, input, onChange, disabled, tried, outcome, labelId } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelId} className={styles.options}>
      {question.choices.map(({ letter, label }) => (
        <ChoiceOption
          key={letter}
          name={name}
          mark={letter}
          checked={input === letter}
          disabled={disabled}
          isKey={outcome?.key === letter}
          isTried={tried.includes(letter)}
          onChoose={() => onChange(letter)}
        >
          {label}
        </ChoiceOption>
      ))}
    </div>
  );
}
