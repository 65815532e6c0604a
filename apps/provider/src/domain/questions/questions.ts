import type { Question } from '@sirah-trails/content-pack/model';
import type { Answer, AnswerScore } from '../answer.ts';
import { dragAndDrop, type DragAndDropKey } from './drag-and-drop.ts';
import { matchupWords, type MatchupWordsKey } from './matchup-words.ts';
import { multipleChoice, type MultipleChoiceKey } from './multiple-choice.ts';
import type { QuestionType } from './question-type.ts';
import { trueOrFalse, type TrueOrFalseKey } from './true-or-false.ts';
import { unscrambleWords, type UnscrambleWordsKey } from './unscramble-words.ts';

/** The right answer of a question. It never leaves the server while the question is open. */
export type AnswerKey =
  | MultipleChoiceKey
  | TrueOrFalseKey
  | DragAndDropKey
  | MatchupWordsKey
  | UnscrambleWordsKey;

type Type = Question['type'];
type OfType<Of extends { readonly type: Type }, Name extends Type> = Extract<Of, { readonly type: Name }>;

/** Every type of question, by its name. */
const questionTypes: {
  readonly [Name in Type]: QuestionType<OfType<Question, Name>, OfType<AnswerKey, Name>>;
} = {
  multiple_choice: multipleChoice,
  true_or_false: trueOrFalse,
  drag_and_drop: dragAndDrop,
  matchup_words: matchupWords,
  unscramble_words: unscrambleWords,
};

/** The table pairs each name with its own questions and keys, which their `type` says again. */
function typeNamed(name: Type): QuestionType<Question, AnswerKey> {
  return questionTypes[name];
}

/** The key of a question as this run shows it: the letters belong to the run's order. */
export function answerKey(question: Question, seed: string): AnswerKey {
  return typeNamed(question.type).keyOf(question, seed);
}

/** The right answer in the shape in which a learner would send it: `correct_answers` of a closed question. */
export function correctAnswers(key: AnswerKey): Answer {
  return typeNamed(key.type).rightAnswer(key);
}

/** An answer that a learner could have given and that is not right. */
export function wrongAnswer(key: AnswerKey): Answer {
  return typeNamed(key.type).wrongAnswer(key);
}

/** The empty answer of B4 for a type. */
export function emptyAnswer(type: Type): Answer {
  return questionTypes[type].emptyAnswer;
}

/**
 * Scores one submission by the type of its key.
 *
 * @param remembered what the question remembers of earlier submissions: only matchup adds to it
 */
export function scoreAnswer(
  answer: Answer | undefined,
  key: AnswerKey,
  remembered: Answer | undefined,
): AnswerScore {
  return typeNamed(key.type).score(answer, key, remembered);
}

/** The read-aloud text of the open question: its text and its options (D215). */
export function spokenText(question: Question): string {
  const { question: text, ...shown } = { choices: {}, options: {}, ...publicQuestion(question, '') };
  return [text, ...Object.values<string>(shown.choices), ...Object.values<string>(shown.options)].join(' ');
}

/**
 * What may leave of a question while it is open (T18). Every field that leaves is listed, here or by the type: a new field of
 * the pack is not sent until it is listed.
 *
 * @param seed the run's seed: the same run always shows the same order
 */
export function publicQuestion(question: Question, seed: string) {
  const { question: text, image, imageAlt } = question;
  const own = typeNamed(question.type).publicFields(question, seed);
  return { question: text, image, image_alt: imageAlt, ...own };
}
