import type { LockedParts, QuestionOutcome } from './core.ts';

/** How a closed question ended, with the key where the server gave it. */
interface Outcome<Input> {
  readonly result: QuestionOutcome;
  readonly key: Input | null;
}

/** The contract of a question view: it shows an input and asks for another one; it decides nothing. */
export interface QuestionViewProps<Question, Input> {
  readonly question: Question;
  readonly input: Input;
  readonly onChange: (input: Input) => void;
  /** Nothing can be changed now: an answer is under way, or the question is closed. */
  readonly disabled: boolean;
  /** Parts that are right already. */
  readonly locked: LockedParts;
  /** Inputs that were wrong before: shown as tried and not sent again. */
  readonly tried: readonly Input[];
  /** Set once the question is closed. */
  readonly outcome: Outcome<Input> | null;
  /** Only for types that submit part by part: the part just made. */
  readonly onSubmitPair: (input: Input) => void;
  /** Id of the element that holds the question's text. */
  readonly labelId: string;
}
