/** How a question of a run ended. */
export type QuestionOutcome = 'right' | 'wrong' | 'time_up';

/** What the learner may see of any question. */
export interface QuestionText {
  readonly text: string;
  readonly image: string | null;
  readonly imageAlt: string;
}

/** What belongs to one type of question. */
interface QuestionShape {
  /** What may be public of it. */
  readonly question: QuestionText & { readonly type: string };
  /** What the learner has put in. */
  readonly input: unknown;
  /** The learner's answer as it travels. */
  readonly answer: unknown;
}

/** Parts of an answer that the server has confirmed and that stay fixed, from question to answer. */
export type LockedParts = Readonly<Record<string, string>>;

/** Words of the interface that an answer may need, in the learner's language. */
export interface AnswerTerms {
  readonly yes: string;
  readonly no: string;
}

/**
 * The contract of a question type. It never decides what is right: only the server can. The key comes from the
 * server once the question is closed, in the shape of an answer.
 */
export interface QuestionCore<Shape extends QuestionShape> {
  /** Public content as the wire has it; undefined where it cannot be asked. Tolerates what other providers send. */
  readonly parse: (content: unknown) => Shape['question'] | undefined;
  /** The empty input. */
  readonly empty: (question: Shape['question']) => Shape['input'];
  /** Whether Submit is offered (B5). */
  readonly isAnswerable: (input: Shape['input'], question: Shape['question']) => boolean;
  readonly toAnswer: (input: Shape['input'], question: Shape['question']) => Shape['answer'];
  /** The answer that says that time is up (B4.10). */
  readonly emptyAnswer: (question: Shape['question']) => Shape['answer'];
  /** An answer of the wire as an input; parts that do not fit the question are left out. */
  readonly fromAnswer: (answer: unknown, question: Shape['question']) => Shape['input'];
  /** Only where an input is more than its answer: the input as stored on the device, and back. */
  readonly toDraft?: (input: Shape['input']) => unknown;
  readonly fromDraft?: (draft: unknown, question: Shape['question']) => Shape['input'];
  /** An input as text, a line for each part. */
  readonly toLines: (
    input: Shape['input'],
    question: Shape['question'],
    terms: AnswerTerms,
  ) => readonly string[];
  /** Only for types with slots: the number of empty slots. */
  readonly emptySlots?: (input: Shape['input']) => number;
  /** Only for types that are answered part by part: the confirmed parts within a stored answer. */
  readonly lockedParts?: (answer: unknown, question: Shape['question']) => LockedParts;
}

/** The text fields that every type shares, or undefined where there is no question to ask. */
export function readText(content: unknown): QuestionText | undefined {
  const fields = asRecord(content);
  const text = fields?.['question'];
  if (!fields || typeof text !== 'string') return undefined;
  const image = fields['image'];
  const alt = fields['image_alt'];
  return {
    text,
    image: typeof image === 'string' && image !== '' ? image : null,
    imageAlt: typeof alt === 'string' ? alt : '',
  };
}

export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value));
}

/** The texts of a list; anything that is not a text is left out. */
export function asTexts(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is string => typeof item === 'string');
}
