import type { Selectable } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';

export type Feedback = Selectable<Database['feedback']>;

/** Writes the feedback and the JPEG that belongs to it, if any. */
export async function insertFeedback(
  executor: Executor,
  feedback: Feedback,
  picture: Buffer | null,
): Promise<void> {
  await executor.insertInto('feedback').values(feedback).execute();
  if (!picture) return;
  const { id, created_at } = feedback;
  const row = { feedback_id: id, picture: picture.toString('base64'), created_at };
  await executor.insertInto('feedback_attachment').values(row).execute();
}
