import type { Question } from '@sirah-trails/content-pack/model';
import type { Answer, AnswerScore } from '../answer.ts';
import { dragAndDrop, type DragAndDropKey } from './drag-and-drop.ts';
import { matchupWords, type MatchupWordsKey } from './matchup-words.ts';
import { multipleChoice, type MultipleChoiceKey } from './multiple-choice.ts';
import type { QuestionType } from './question-type.ts';
import { trueOrFalse, type TrueOrFalseKey } from './true-or-false.ts';
import { unscrambleWords, type UnscrambleWordsKey } from './unscramble-words.ts';

/** Right answer of a question. Must not leave the server while the question is open. */
export type AnswerKey =
  | MultipleChoiceKey
  | TrueOrFalseKey
  | DragAndDropKey
  | MatchupWordsKey
  | UnscrambleWordsKey;

type Type = Question['type'];
type OfType<Of extends { readonly type: Type }, Name extends Type> = Extract<Of, { readonly type: Name }>;

const questionTypes: {
  readonly [Name in Type]: QuestionType<OfType<Question, Name>, OfType<AnswerKey, Name>>;
} = {
  multiple_choice: multipleChoice,
  true_or_false: trueOrFalse,
  drag_and_drop: dragAndDrop,
  matchup_words: matchupWords,
  unscramble_words: unscrambleWords,
};

/** Safe cast: the table pairs each type with its questions and keys. */
function typeNamed(name: Type): QuestionType<Question, AnswerKey> {
  return questionTypes[name];
}

/** Key of a question as shown in this run, whose order determines the letters. */
export function answerKey(question: Question, seed: string): AnswerKey {
  return typeNamed(question.type).keyOf(question, seed);
}

/** The right answer in submission form: `correct_answers` of a closed question. */
export function correctAnswers(key: AnswerKey): Answer {
  return typeNamed(key.type).rightAnswer(key);
}

/** A plausible wrong answer. */
export function wrongAnswer(key: AnswerKey): Answer {
  return typeNamed(key.type).wrongAnswer(key);
}

export function emptyAnswer(type: Type): Answer {
  return questionTypes[type].emptyAnswer;
}

/**
 * Scores a submission by the type of its key.
 *
 * @param remembered state of earlier submissions: only matchup adds to it
 */
export function scoreAnswer(
  answer: Answer | undefined,
  key: AnswerKey,
  remembered: Answer | undefined,
): AnswerScore {
  return typeNamed(key.type).score(answer, key, remembered);
}

/** Read-aloud text of the open question: text and options (D215). */
export function spokenText(question: Question): string {
  const { question: text, ...shown } = { choices: {}, options: {}, ...publicQuestion(question, '') };
  return [text, ...Object.values<string>(shown.choices), ...Object.values<string>(shown.options)].join(' ');
}

/**
 * Public fields of an open question (T18). Allowlist: a new field of the pack stays private until listed here or by
 * the type.
 *
 * @param seed seed of the run, which determines the order
 */
export function publicQuestion(question: Question, seed: string) {
  const { question: text, image, imageLayer, imageAlt } = question;
  const own = typeNamed(question.type).publicFields(question, seed);
  const layer = imageLayer === undefined ? {} : { image_layer: imageLayer };
  return { question: text, image, ...layer, image_alt: imageAlt, ...own };
}
