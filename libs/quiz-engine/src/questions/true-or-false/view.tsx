import { CrossIcon, TickIcon, useMessages } from '@sirah-trails/ui';
import { useId } from 'react';
import { en } from '../../messages/en.ts';
import { ChoiceGroup, ChoiceOption } from '../shared/choice.tsx';
import type { QuestionViewProps } from '../contract/view.ts';
import type { TrueOrFalseInput, TrueOrFalseQuestion } from './core.ts';
import styles from './view.module.css';

type Props = QuestionViewProps<TrueOrFalseQuestion, TrueOrFalseInput>;

const options = [
  { value: true, label: 'quiz.true', sign: <TickIcon /> },
  { value: false, label: 'quiz.false', sign: <CrossIcon /> },
] as const;

/** True or false: two native radio buttons. */
export function TrueOrFalseView({ input, onChange, disabled, tried, outcome, labelId }: Props) {
  const t = useMessages(en);
  const name = useId();
  const keys = options.map(({ label }) => t(label).slice(0, 1));
  return (
    <ChoiceGroup labelId={labelId} keys={keys} className={styles.options}>
      {options.map(({ value, label, sign }) => (
        <ChoiceOption
          key={label}
          name={name}
          sign={sign}
          checked={input === value}
          disabled={disabled}
          isKey={outcome?.key === value}
          isTried={tried.includes(value)}
          onChoose={() => onChange(value)}
        >
          {t(label)}
        </ChoiceOption>
      ))}
    </ChoiceGroup>
  );
}
