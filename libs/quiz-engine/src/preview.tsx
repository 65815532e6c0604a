import { useId, useState } from 'react';
import { parseQuestion, putInPlay, type QuestionType } from './core/questions.ts';
import { QuestionCard } from './player/question-card.tsx';

interface QuestionPreviewProps {
  readonly type: string;
  /** The question as the provider sends it while it is open. */
  readonly content: unknown;
}

/** A question as the quiz asks it; nothing is sent or scored. Renders nothing for a question that cannot be parsed. */
export function QuestionPreview({ type, content }: QuestionPreviewProps) {
  const labelId = useId();
  const [inPlay, setInPlay] = useState(() => {
    const question = parseQuestion(type, content);
    return question && putInPlay(question);
  });
  if (!inPlay) return null;
  return (
    <QuestionCard<QuestionType>
      inPlay={inPlay}
      result={null}
      disabled={false}
      locked={{}}
      tried={[]}
      hint={null}
      labelId={labelId}
      waiting={0}
      onChange={setInPlay}
      onReadAloud={() => undefined}
      onSubmitPair={setInPlay}
    />
  );
}
