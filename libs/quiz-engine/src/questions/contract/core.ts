/** Outcome of a question. */
export type QuestionOutcome = 'right' | 'wrong' | 'time_up';

/** Fields that all types share. */
export interface QuestionText {
  readonly text: string;
  readonly image: string | null;
  /** URL of a layer over the map in `image`. */
  readonly imageLayer: string | null;
  readonly imageAlt: string;
}

/** Types of one question type. */
interface QuestionShape {
  /** Public content. */
  readonly question: QuestionText & { readonly type: string };
  /** Input of the learner. */
  readonly input: unknown;
  /** The learner's answer on the wire. */
  readonly answer: unknown;
}

/** Parts of an answer that the server has confirmed, from question side to answer side. They stay fixed. */
export type LockedParts = Readonly<Record<string, string>>;

/** Texts of the interface in an answer, in the learner's language. */
export interface AnswerTerms {
  readonly yes: string;
  readonly no: string;
}

/**
 * Contract of a question type. Only the server decides whether an answer is right; it sends the key of a closed question in the shape of
 * an answer.
 */
export interface QuestionCore<Shape extends QuestionShape> {
  /** Parses public content of the wire, also of other providers; undefined if it is unusable. */
  readonly parse: (content: unknown) => Shape['question'] | undefined;
  /** The empty input. */
  readonly empty: (question: Shape['question']) => Shape['input'];
  /** Whether Submit is offered (B5). */
  readonly isAnswerable: (input: Shape['input'], question: Shape['question']) => boolean;
  readonly toAnswer: (input: Shape['input'], question: Shape['question']) => Shape['answer'];
  /** Answer of a time-up (B4.10). */
  readonly emptyAnswer: (question: Shape['question']) => Shape['answer'];
  /** Input of an answer of the wire; drops parts that do not fit the question. */
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

/** Reads the shared fields; undefined without a question text. */
export function readText(content: unknown): QuestionText | undefined {
  const fields = asRecord(content);
  const text = fields?.['question'];
  if (!fields || typeof text !== 'string') return undefined;
  const image = fields['image'];
  const layer = fields['image_layer'];
  const alt = fields['image_alt'];
  return {
    text,
    image: typeof image === 'string' && image !== '' ? image : null,
    imageLayer: typeof layer === 'string' && layer !== '' ? layer : null,
    imageAlt: typeof alt === 'string' ? alt : '',
  };
}

export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value));
}

/** The strings of a list. */
export function asTexts(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is string => typeof item === 'string');
}
