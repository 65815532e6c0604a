import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Call } from '../../kernel/handler.ts';
import { learnerForChange, updateLearner } from '../learner/learner-repository.ts';

type Details = Pick<Call<'updateFields'>['body'], 'age' | 'gender'>;
type Choices<Value extends string> = Readonly<Record<Value, true>>;

const ages: Choices<Details['age']> = {
  '5-10 Years Old': true,
  '11-15 Years Old': true,
  '16-20 Years Old': true,
  '> 20 Years Old': true,
};
const genders: Choices<Details['gender']> = { male: true, female: true };

/** Accepted values of details that a learner sets once. */
export const detailChoices = { age: Object.keys(ages), gender: Object.keys(genders) };

export interface Correction {
  readonly field: string;
  readonly old_value: string | null;
  readonly new_value: string;
}

/**
 * Corrects age or gender and logs the administrator. Boards and profiles do not show the age; the avatar's
 * figure depends on the gender. Returns the changes.
 * @param now epoch milliseconds
 */
export async function correctDetails(
  transaction: Transaction<Database>,
  learnerId: string,
  details: Partial<Details>,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<Correction[]> {
  const learner = await learnerForChange(transaction, learnerId);
  const changed = (['age', 'gender'] as const).flatMap((field): Correction[] => {
    const value = details[field];
    if (value === undefined || value === learner[field]) return [];
    return [{ field, old_value: learner[field], new_value: value }];
  });
  if (changed.length === 0) return [];
  await updateLearner(transaction, learnerId, details);
  await transaction
    .insertInto('correction')
    .values(
      changed.map((one) => ({
        ...one,
        id: randomUUID(),
        learner_id: learnerId,
        made_by: by,
        made_at: now,
      })),
    )
    .execute();
  return changed;
}
