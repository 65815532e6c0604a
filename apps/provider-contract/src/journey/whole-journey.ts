import type { TestProvider } from '@sirah-trails/provider/testing';

const five = [1, 2, 3, 4, 5];

/** Marker in every added question. */
export const questionText = 'ONLY-FOR-THOSE-WHO-ARE-THERE';

/** Adds worlds with five sub-trails of five chapters of five questions, as specified. */
export async function addWholeJourney(
  { context: { database } }: TestProvider,
  worlds: number,
): Promise<void> {
  const version = `${worlds} worlds`;
  await database.updateTable('setting').set({ value: version }).where('key', '=', 'content_hash').execute();
  const { book_id: bookId } = await database
    .selectFrom('sub_trail')
    .select('book_id')
    .where('id', '=', 'w1-s1')
    .executeTakeFirstOrThrow();
  const numbers = Array.from({ length: worlds }, (_, index) => index + 1);
  const art = { background: '/b.svg', floating_island: '/i.svg', map: '/m.svg', retired: 0 };
  const trails = numbers
    .slice(1)
    .map((n) => ({ id: `w${n}`, position: n, name: `World ${n}`, theme: 'forest', ...art }));
  await database.insertInto('trail').values(trails).execute();
  const map = { map_x: 50, map_y: 50, retired: 0, book_id: bookId };
  const subTrails = numbers
    .flatMap((n) =>
      five.map((s) => ({ id: `w${n}-s${s}`, trail_id: `w${n}`, position: s, title: `Trail ${s}`, ...map })),
    )
    .slice(1);
  await database.insertInto('sub_trail').values(subTrails).execute();
  const chapters = subTrails.flatMap(({ id }) =>
    five.map((c) => ({
      id: `${id}-c${c}`,
      sub_trail_id: id,
      position: c,
      title: `Chapter ${c}`,
      quiet: 0,
      retired: 0,
    })),
  );
  await database.insertInto('chapter').values(chapters).execute();
  const questions = chapters.flatMap(({ id }) => five.map((q) => question(id, q)));
  await database.insertInto('question').values(questions).execute();
}

function question(chapterId: string, position: number) {
  const id = `${chapterId}-q${position}`;
  const texts = { question: questionText, hint: questionText, explanation: questionText };
  const record = {
    id,
    type: 'true_or_false',
    order: position,
    image: null,
    imageAlt: '',
    answer: true,
    references: [],
  };
  return {
    id,
    chapter_id: chapterId,
    position,
    type: 'true_or_false',
    record: JSON.stringify({ ...record, ...texts }),
    retired: 0,
  };
}
