import type { Selectable } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import type { JourneyTree, TrailNode } from '../domain/journey/unlocks.ts';
import { rules } from '../domain/rules.ts';

type TrailRow = Selectable<Database['trail']>;
type SubTrailRow = Selectable<Database['sub_trail']>;
type ChapterRow = Selectable<Database['chapter']>;

export interface TrailContent extends TrailRow {
  readonly subTrails: readonly SubTrailContent[];
}

export interface SubTrailContent extends SubTrailRow {
  readonly chapters: readonly ChapterContent[];
}

export interface ChapterContent extends ChapterRow {
  /** One star per question. */
  readonly totalStars: number;
}

/** Chapters in journey order. */
export function chaptersOf(trails: readonly TrailContent[]): ChapterContent[] {
  return trails.flatMap(({ subTrails }) => subTrails.flatMap(({ chapters }) => chapters));
}

/** Worlds, sub-trails and chapters of the current pack, in order, without questions. */
export async function readTrails(executor: Executor): Promise<TrailContent[]> {
  const current = { trails: await trailRows(executor), subTrails: await subTrailRows(executor) };
  const chapters = await chapterRows(executor);
  const totals = await totalStars(executor);
  const chaptersOf = (id: string) =>
    chapters
      .filter((chapter) => chapter.sub_trail_id === id)
      .map((chapter) => ({ ...chapter, totalStars: totals.get(chapter.id) ?? 0 }));
  return current.trails.map((trail) => ({
    ...trail,
    subTrails: current.subTrails
      .filter((subTrail) => subTrail.trail_id === trail.id)
      .map((subTrail) => ({ ...subTrail, chapters: chaptersOf(subTrail.id) })),
  }));
}

function trailRows(executor: Executor): Promise<TrailRow[]> {
  const query = executor.selectFrom('trail').selectAll().where('retired', '=', 0);
  return query.orderBy('position').orderBy('id').execute();
}

function subTrailRows(executor: Executor): Promise<SubTrailRow[]> {
  const query = executor.selectFrom('sub_trail').selectAll().where('retired', '=', 0);
  return query.orderBy('position').orderBy('id').execute();
}

function chapterRows(executor: Executor): Promise<ChapterRow[]> {
  const query = executor.selectFrom('chapter').selectAll().where('retired', '=', 0);
  return query.orderBy('position').orderBy('id').execute();
}

async function totalStars(executor: Executor): Promise<Map<string, number>> {
  const rows = await executor
    .selectFrom('question')
    .select(({ fn }) => ['chapter_id', fn.countAll<number>().as('questions')])
    .where('retired', '=', 0)
    .groupBy('chapter_id')
    .execute();
  return new Map(rows.map((row) => [row.chapter_id, Math.min(rules.mostStars, row.questions)]));
}

/** The journey in the form of the unlock rules. */
export function treeOf(trails: readonly TrailContent[]): JourneyTree {
  return { trails: trails.map(treeNode) };
}

export function treeNode({ id, subTrails }: TrailContent): TrailNode {
  const nodes = subTrails.map((subTrail) => ({
    id: subTrail.id,
    chapterIds: subTrail.chapters.map((chapter) => chapter.id),
  }));
  return { id, subTrails: nodes };
}
