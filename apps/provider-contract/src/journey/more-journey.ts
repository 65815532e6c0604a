import type { TestProvider } from '@sirah-trails/provider/testing';

/** Marker in the added content. */
export const lockedText = 'ONLY-BEYOND-THE-LOCK';

/**
 * Adds a second sub-trail to world 1 and a second world, each with one chapter of one question. Changes the
 * content version, as a pack import does.
 */
export async function addMoreJourney({ context: { database } }: TestProvider): Promise<void> {
  await database.updateTable('setting').set({ value: 'grown' }).where('key', '=', 'content_hash').execute();
  const { book_id: bookId } = await database
    .selectFrom('sub_trail')
    .select('book_id')
    .where('id', '=', 'w1-s1')
    .executeTakeFirstOrThrow();
  const art = { background: '/b.svg', floating_island: '/i.svg', map: '/m.svg' };
  const world = { id: 'x2', position: 9, name: 'Far world', theme: 'rivers', ...art, retired: 0 };
  await database.insertInto('trail').values(world).execute();
  for (const [id, trailId] of [
    ['w1-x2', 'w1'],
    ['x2-s1', 'x2'],
  ] as const) {
    const columns = { trail_id: trailId, position: 9, title: 'Far trail', map_x: 50, map_y: 50 };
    await database
      .insertInto('sub_trail')
      .values({ id, ...columns, book_id: bookId, retired: 0 })
      .execute();
    const chapter = { sub_trail_id: id, position: 1, title: 'Far chapter', quiet: 0, retired: 0 };
    await database
      .insertInto('chapter')
      .values({ id: `${id}-c1`, ...chapter })
      .execute();
    const question = { id: `${id}-c1-q`, chapter_id: `${id}-c1`, position: 1, type: 'true_or_false' };
    const record = JSON.stringify({
      id: question.id,
      type: question.type,
      order: 1,
      question: lockedText,
      image: null,
      imageAlt: '',
      answer: true,
      hint: lockedText,
      explanation: lockedText,
      references: [],
    });
    await database
      .insertInto('question')
      .values({ ...question, record, retired: 0 })
      .execute();
  }
}
