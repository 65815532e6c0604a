import { dragAndDrop, type DragAndDrop } from '../questions/drag-and-drop/core.ts';
import { matchupWords, type MatchupWords } from '../questions/matchup-words/core.ts';
import { multipleChoice, type MultipleChoice } from '../questions/multiple-choice/core.ts';
import { trueOrFalse, type TrueOrFalse } from '../questions/true-or-false/core.ts';
import { unscrambleWords, type UnscrambleWords } from '../questions/unscramble-words/core.ts';
import type { AnswerTerms, LockedParts, QuestionCore } from '../questions/contract/core.ts';

/** Question, input and answer of each type. A sixth type is one line here and one in `cores`. */
interface QuestionShapes {
  multiple_choice: MultipleChoice;
  true_or_false: TrueOrFalse;
  drag_and_drop: DragAndDrop;
  matchup_words: MatchupWords;
  unscramble_words: UnscrambleWords;
}

export type QuestionType = keyof QuestionShapes;
export type Question<T extends QuestionType = QuestionType> = QuestionShapes[T]['question'];
export type Input<T extends QuestionType = QuestionType> = QuestionShapes[T]['input'];
/** The learner's answer on the wire. */
export type Answer = QuestionShapes[QuestionType]['answer'];

/** A question with its input and key. The input of another type does not compile. */
export type QuestionInPlay<T extends QuestionType = QuestionType> = {
  readonly [K in T]: {
    readonly type: K;
    readonly question: Question<K>;
    readonly input: Input<K>;
    /** The right answer, after the server has closed the question. */
    readonly key: Input<K> | null;
  };
}[T];

const cores: { readonly [T in QuestionType]: QuestionCore<QuestionShapes[T]> } = {
  multiple_choice: multipleChoice,
  true_or_false: trueOrFalse,
  drag_and_drop: dragAndDrop,
  matchup_words: matchupWords,
  unscramble_words: unscrambleWords,
};

export const questionTypes = Object.keys(cores).filter(isQuestionType);

export function isQuestionType(type: string): type is QuestionType {
  return Object.hasOwn(cores, type);
}

export function questionCore<T extends QuestionType>(type: T): QuestionCore<QuestionShapes[T]> {
  return cores[type];
}

/** Parses public content of the wire; undefined for an unknown type or unusable content. */
export function parseQuestion(type: string, content: unknown): Question | undefined {
  return isQuestionType(type) ? cores[type].parse(content) : undefined;
}

/** Puts a question in play, with the stored answer of the wire if there is one. */
export function putInPlay<T extends QuestionType>(
  question: Question<T> & { readonly type: T },
  answer?: unknown,
): QuestionInPlay<T> {
  const type: T = question.type;
  const core = questionCore(type);
  const input = answer === undefined ? core.empty(question) : core.fromAnswer(answer, question);
  return { type, question, input, key: null };
}

export function emptied<T extends QuestionType>(inPlay: QuestionInPlay<T>): QuestionInPlay<T> {
  return { ...inPlay, input: questionCore(inPlay.type).empty(inPlay.question) };
}

/** The input as stored on the device; null if it is empty. */
export function draftOf<T extends QuestionType>({ type, question, input }: QuestionInPlay<T>): unknown {
  const core = questionCore(type);
  const draft = (each: Input<T>) => core.toDraft?.(each) ?? core.toAnswer(each, question);
  const own = draft(input);
  return JSON.stringify(own) === JSON.stringify(draft(core.empty(question))) ? null : own;
}

/** The question with the input stored on the device; drops parts that do not fit the question. */
export function withDraft<T extends QuestionType>(
  inPlay: QuestionInPlay<T>,
  draft: unknown,
): QuestionInPlay<T> {
  const { fromDraft, fromAnswer } = questionCore(inPlay.type);
  return { ...inPlay, input: (fromDraft ?? fromAnswer)(draft, inPlay.question) };
}

/** Adds the key, an answer of the wire, if the server sends one. */
export function withKey<T extends QuestionType>(
  inPlay: QuestionInPlay<T>,
  answer: unknown,
): QuestionInPlay<T> {
  if (answer === undefined || answer === null) return inPlay;
  return { ...inPlay, key: questionCore(inPlay.type).fromAnswer(answer, inPlay.question) };
}

export function isAnswerable<T extends QuestionType>(inPlay: QuestionInPlay<T>): boolean {
  return questionCore(inPlay.type).isAnswerable(inPlay.input, inPlay.question);
}

/** Answers that were wrong before, as inputs of the view. */
export function triedInputs<T extends QuestionType>(
  { type, question }: QuestionInPlay<T>,
  tried: readonly Answer[],
): readonly Input<T>[] {
  return tried.map((answer) => questionCore(type).fromAnswer(answer, question));
}

/** Whether the same answer was wrong before: sent again, it would cost a life again (D225). */
export function isTried<T extends QuestionType>(
  { type, question, input }: QuestionInPlay<T>,
  tried: readonly Answer[],
): boolean {
  const core = questionCore(type);
  // Compares inputs: another provider may spell the same answer differently.
  const plain = (answer: unknown) => JSON.stringify(core.fromAnswer(answer, question));
  const own = plain(core.toAnswer(input, question));
  return tried.some((answer) => plain(answer) === own);
}

export function answerOf<T extends QuestionType>(inPlay: QuestionInPlay<T>): Answer {
  return questionCore(inPlay.type).toAnswer(inPlay.input, inPlay.question);
}

/** Answer of a time-up. */
export function emptyAnswerOf<T extends QuestionType>(inPlay: QuestionInPlay<T>): Answer {
  return questionCore(inPlay.type).emptyAnswer(inPlay.question);
}

/** The key as text, a line for each part. */
export function keyLines<T extends QuestionType>(
  inPlay: QuestionInPlay<T>,
  terms: AnswerTerms,
): readonly string[] {
  const { type, question, key } = inPlay;
  return key === null ? [] : questionCore(type).toLines(key, question, terms);
}

/** Confirmed parts of an answer; null for a type that is answered as a whole. */
export function lockedPartsOf<T extends QuestionType>(
  inPlay: QuestionInPlay<T>,
  answer: unknown,
): LockedParts | null {
  return questionCore(inPlay.type).lockedParts?.(answer, inPlay.question) ?? null;
}

/** Number of slots without a card. */
export function emptySlotCount<T extends QuestionType>({ type, input }: QuestionInPlay<T>): number {
  return questionCore(type).emptySlots?.(input) ?? 0;
}

/** Whether the question is answered part by part. */
export function isInParts({ type }: QuestionInPlay): boolean {
  return questionCore(type).lockedParts !== undefined;
}
