import { useContentLanguage, useHonorifics } from '@sirah-trails/ui';
import { useId } from 'react';
import { ChoiceGroup, ChoiceOption } from '../shared/choice.tsx';
import type { QuestionViewProps } from '../contract/view.ts';
import type { MultipleChoiceInput, MultipleChoiceQuestion } from './core.ts';
import styles from './view.module.css';

type Props = QuestionViewProps<MultipleChoiceQuestion, MultipleChoiceInput>;

/** Native radio buttons. */
export function MultipleChoiceView(props: Props) {
  const { question, input, onChange, disabled, tried, outcome, labelId } = props;
  const write = useHonorifics();
  const content = useContentLanguage();
  const name = useId();
  const keys = question.choices.map(({ letter }) => letter);
  return (
    <ChoiceGroup labelId={labelId} keys={keys} className={styles.options}>
      {question.choices.map(({ letter, label }) => (
        <ChoiceOption
          key={letter}
          name={name}
          sign={letter}
          checked={input === letter}
          disabled={disabled}
          isKey={outcome?.key === letter}
          isTried={tried.includes(letter)}
          onChoose={() => onChange(letter)}
        >
          <span {...content}>{write(label)}</span>
        </ChoiceOption>
      ))}
    </ChoiceGroup>
  );
}
