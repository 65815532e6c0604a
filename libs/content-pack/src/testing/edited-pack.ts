import { type PackFolder, readPackFolder } from '../files/pack-folder.ts';
import { ContentError } from '../model/problem.ts';
import { packFromFolder } from '../read-pack.ts';

/** This repository's starter pack. */
export const starterPack = new URL('../../../../content', import.meta.url).pathname;

const chapters = 'worlds/1-desert/1-the-land/chapters';

/** Sample files that tests edit. */
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

/** A file edit: replaces `from` with `to`; deletes the file without `to`; creates it without `from`. */
export interface Edit {
  readonly file: string;
  readonly from?: string | RegExp;
  readonly to?: string;
}

/** A table row: the problem, the edit that causes it, and the expected message. */
export type RefusedEdit = readonly [rule: string, edit: Edit | readonly Edit[], line: string];

/** The journey beyond the first sub-trail, excluded so that new sub-trails do not change or slow down tests. */
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
 * A sample pack with edits: the starter pack with only its first sub-trail.
 * Throws for an edit without a match, to prevent vacuous tests.
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

/** Formatted problem lines; empty for a valid pack. */
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
