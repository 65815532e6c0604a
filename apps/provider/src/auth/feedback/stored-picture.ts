import type { Executor } from '../../database/executor.ts';

/** The JPEG that belongs to a feedback; null when it has none, or none any more. */
export async function storedPicture(executor: Executor, feedbackId: string): Promise<Buffer | null> {
  const row = await executor
    .selectFrom('feedback_attachment')
    .select('picture')
    .where('feedback_id', '=', feedbackId)
    .executeTakeFirst();
  return row ? Buffer.from(row.picture, 'base64') : null;
}
