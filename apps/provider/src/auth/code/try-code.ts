import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { isPostgres } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { codeRules } from './code-rules.ts';
import { isAsker, type Attempt } from './asker.ts';
import { markOf } from './one-time-code.ts';

/**
 * Returns the learner with this valid code for the purpose, else null. A wrong code costs an attempt, and after five no code is
 * compared any more: the caller must commit a refusal too. The browser that requested the code has five of its own, so that
 * strangers cannot use them up.
 */
export async function tryCode(
  transaction: Transaction<Database>,
  context: Context,
  attempt: Attempt,
  typed: string,
): Promise<string | null> {
  const { purpose, email } = attempt;
  const query = transaction
    .selectFrom('one_time_code')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('email', '=', email);
  const row = await (isPostgres(transaction) ? query.forUpdate() : query).executeTakeFirst();
  const mark = markOf(context, purpose, email, readDigits(typed));
  if (!row || row.expires_at <= context.clock.now()) return null;
  const count = isAsker(context, attempt, row.asker) ? 'own_tries' : 'tries';
  if (row[count] >= codeRules.tries) return null;
  if (isSame(mark, row.code_hash)) return row.learner_id;
  await transaction
    .updateTable('one_time_code')
    .set({ [count]: row[count] + 1 })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .execute();
  return null;
}

/** The digits as the mail wrote them, however they were typed or pasted: in groups, or in Arabic digits. */
export function readDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
