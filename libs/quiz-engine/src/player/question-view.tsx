import type { ReactNode } from 'react';
import type { Input, PublicQuestion, QuestionType } from '../core/question-registry.ts';
import { DragAndDropView } from '../questions/drag-and-drop/view.tsx';
import { MatchupWordsView } from '../questions/matchup-words/view.tsx';
import { MultipleChoiceView } from '../questions/multiple-choice/view.tsx';
import { TrueOrFalseView } from '../questions/true-or-false/view.tsx';
import { UnscrambleWordsView } from '../questions/unscramble-words/view.tsx';
import type { QuestionViewProps } from '../questions/view-contract.ts';

/** A view by the type of its question: the core registry makes sure that question and input belong together. */
interface ViewOf<Question, Input> {
  View(props: QuestionViewProps<Question, Input>): ReactNode;
}

const views: Record<QuestionType, ViewOf<PublicQuestion, Input>> = {
  multiple_choice: { View: MultipleChoiceView },
  true_or_false: { View: TrueOrFalseView },
  drag_and_drop: { View: DragAndDropView },
  matchup_words: { View: MatchupWordsView },
  unscramble_words: { View: UnscrambleWordsView },
};

/** The body of a question, whichever type it has. */
export function QuestionView(props: QuestionViewProps<PublicQuestion, Input>) {
  const { View } = views[props.question.type];
  return <View {...props} />;
}
