import type { LockedParts, QuestionOutcome } from './core.ts';

/** End of a closed question, with the key if the server sent it. */
interface Outcome<Input> {
  readonly result: QuestionOutcome;
  readonly key: Input | null;
}

/** Props of a question view, a controlled component. */
export interface QuestionViewProps<Question, Input> {
  readonly question: Question;
  readonly input: Input;
  readonly onChange: (input: Input) => void;
  /** An answer is under way, or the question is closed. */
  readonly disabled: boolean;
  /** Parts that are right already. */
  readonly locked: LockedParts;
  /** Inputs that were wrong before: shown as tried and not sent again. */
  readonly tried: readonly Input[];
  /** Set once the question is closed. */
  readonly outcome: Outcome<Input> | null;
  /** Only for types that submit part by part: the part just made; null if the learner sends with Check. */
  readonly onSubmitPair: ((input: Input) => void) | null;
  /** Id of the element that holds the question's text. */
  readonly labelId: string;
}
