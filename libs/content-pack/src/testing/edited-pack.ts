import { type PackFolder, readPackFolder } from '../files/pack-folder.ts';
import { ContentError } from '../model/problem.ts';
import { packFromFolder } from '../read-pack.ts';

/** The starter pack of this repository. */
export const starterPack = new URL('../../../../content', import.meta.url).pathname;

const chapters = 'worlds/1-desert/1-the-land/chapters';

/** Files of the sample that the tests change. */
export const starterFiles = {
  world: 'worlds/1-desert/world.yaml',
  first: `${chapters}/1-the-arabian-peninsula.yaml`,
  second: `${chapters}/2-deserts-oases-and-wells.yaml`,
  third: `${chapters}/3-tribes-and-clans.yaml`,
  fourth: `${chapters}/4-caravans-and-trade-roads.yaml`,
  fifth: `${chapters}/5-the-great-empires-nearby.yaml`,
  page: 'books/the-land/pages/01.md',
  cover: 'art/covers/the-land.svg',
} as const;

/** One change to a file: `from` becomes `to`; without `to` the file goes; without `from` the file is new. */
export interface Edit {
  readonly file: string;
  readonly from?: string | RegExp;
  readonly to?: string;
}

/** A case of a table: what is wrong, the change that makes it so, and what a volunteer must then read. */
export type RefusedEdit = readonly [rule: string, edit: Edit | readonly Edit[], line: string];

/** The journey beyond the first sub-trail: left out, so that a sub-trail that is written changes no test and slows none down. */
const restOfJourney =
  /^(?:worlds|books)\/(?!.*facts\.md$|1-desert\/world\.yaml|1-desert\/1-the-land\/|the-land\/)/;

/** Read once for all tests. */
const sample = readPackFolder(starterPack).then(
  (folder) =>
    new Map(
      [...folder]
        .filter(([file]) => !restOfJourney.test(file))
        .map(([file, bytes]) => [file, file === 'pack.yaml' ? withOneSubTrail(bytes) : bytes]),
    ),
);

/**
 * A sample pack with some changes: the starter pack with its first sub-trail alone.
 * Throws when a change finds nothing to change, so that no test passes for nothing.
 */
export async function editedPack(edits: Edit | readonly Edit[] = []): Promise<PackFolder> {
  const folder = new Map(await sample);
  for (const { file, from, to } of 'file' in edits ? [edits] : edits) {
    if (to === undefined) {
      if (!folder.delete(file)) throw new Error(`${file} is not in the pack.`);
      continue;
    }
    folder.set(file, Buffer.from(from === undefined ? to : replaced(folder, file, from, to)));
  }
  return folder;
}

/** A line for each problem, as volunteers read it; empty for a pack in order. */
export function problemLines(folder: PackFolder): string[] {
  try {
    packFromFolder(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

function withOneSubTrail(metadata: Buffer): Buffer {
  return Buffer.from(
    metadata.toString('utf8').replace(/^written: .*$/m, 'written: { worlds: 1, sub_trails: 1 }'),
  );
}

function replaced(folder: PackFolder, file: string, from: string | RegExp, to: string): string {
  const text = folder.get(file)?.toString('utf8') ?? '';
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${file} has no "${String(from)}".`);
  return changed;
}
