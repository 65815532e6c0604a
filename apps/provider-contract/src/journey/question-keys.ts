import type { TestProvider } from '@sirah-trails/provider/testing';
import type { Answer, QuestionType } from '@sirah-trails/api-client';

/** A stored question with its key. */
export interface StoredQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly hint: string;
  readonly explanation: string;
  readonly references: readonly { readonly section: string }[];
  readonly answer?: string | boolean;
  readonly choices?: readonly string[];
  readonly steps?: readonly string[];
  readonly pairs?: readonly { readonly left: string; readonly right: string }[];
  readonly word?: string;
  readonly tags: readonly string[];
}

/** A chapter's stored questions, in order. */
export async function storedQuestions(provider: TestProvider, chapterId: string): Promise<StoredQuestion[]> {
  const rows = await provider.context.database
    .selectFrom('question')
    .select('record')
    .where('chapter_id', '=', chapterId)
    .where('retired', '=', 0)
    .orderBy('position')
    .execute();
  return rows.map(({ record }) => JSON.parse(record) as StoredQuestion);
}

/** The right answer; a choice by its label. */
export function rightAnswer(question: StoredQuestion): Answer {
  switch (question.type) {
    case 'multiple_choice':
    case 'true_or_false':
      return question.answer ?? null;
    case 'drag_and_drop':
      return [...(question.steps ?? [])];
    case 'matchup_words':
      return Object.fromEntries((question.pairs ?? []).map(({ left, right }) => [left, right]));
    case 'unscramble_words':
      return [question.word?.toUpperCase() ?? ''];
  }
}

/** A wrong answer. */
export function wrongAnswer(question: StoredQuestion): Answer {
  switch (question.type) {
    case 'multiple_choice':
      return question.choices?.find((label) => label !== question.answer) ?? 'Z';
    case 'true_or_false':
      return question.answer !== true;
    case 'drag_and_drop':
      return (question.steps ?? []).toReversed();
    case 'matchup_words':
      return { [question.pairs?.[0]?.left ?? '']: question.pairs?.[1]?.right ?? '' };
    case 'unscramble_words':
      return ['QQQQQ'];
  }
}

/** The stored question with this id. */
export async function storedQuestion(provider: TestProvider, id: string): Promise<StoredQuestion> {
  const { record } = await provider.context.database
    .selectFrom('question')
    .select('record')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.parse(record) as StoredQuestion;
}
