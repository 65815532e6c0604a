import type { Selectable } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { rules } from '../../domain/rules.ts';

type TrailRow = Selectable<Database['trail']>;
type SubTrailRow = Selectable<Database['sub_trail']>;
export type ChapterRow = Selectable<Database['chapter']>;

export interface TrailContent extends TrailRow {
  readonly subTrails: readonly SubTrailContent[];
}

export interface SubTrailContent extends SubTrailRow {
  readonly chapters: readonly ChapterContent[];
}

export interface ChapterContent extends ChapterRow {
  /** Stars that it can give: one for each question. */
  readonly totalStars: number;
}

/** Worlds, sub-trails and chapters of the current pack, in order, without their questions. */
export async function journeyContent(executor: Executor): Promise<TrailContent[]> {
  const trails = await inOrder(executor, 'trail');
  const subTrails = await inOrder(executor, 'sub_trail');
  const chapters = await inOrder(executor, 'chapter');
  const totals = await totalStars(executor);
  return trails.map((trail) => ({
    ...trail,
    subTrails: subTrails
      .filter((subTrail) => subTrail.trail_id === trail.id)
      .map((subTrail) => ({
        ...subTrail,
        chapters: chapters
          .filter((chapter) => chapter.sub_trail_id === subTrail.id)
          .map((chapter) => ({ ...chapter, totalStars: totals.get(chapter.id) ?? 0 })),
      })),
  }));
}

function inOrder<Table extends 'trail' | 'sub_trail' | 'chapter'>(executor: Executor, table: Table) {
  return executor
    .selectFrom<'trail' | 'sub_trail' | 'chapter'>(table)
    .selectAll()
    .where('retired', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute() as unknown as Promise<Selectable<Database[Table]>[]>;
}

async function totalStars(executor: Executor): Promise<Map<string, number>> {
  const rows = await executor
    .selectFrom('question')
    .select(({ fn }) => ['chapter_id', fn.countAll<number>().as('questions')])
    .where('retired', '=', 0)
    .groupBy('chapter_id')
    .execute();
  return new Map(rows.map((row) => [row.chapter_id, Math.min(rules.mostStars, Number(row.questions))]));
}
