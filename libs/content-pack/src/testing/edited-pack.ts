import type { Located } from '../files/located.ts';
import { type PackFiles, readPackFiles } from '../files/pack-files.ts';
import { type PackFolder, readPackFolder } from '../files/pack-folder.ts';
import { ContentError, type Problem } from '../model/problem.ts';
import { checkPack } from '../rules/check-pack.ts';

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

/** The journey beyond the first sub-trail and its exceptions, excluded so that new sub-trails do not change or slow down tests. */
const restOfJourney =
  /^(?:exceptions\.yaml$|(?:worlds|books|art\/pages)\/(?!.*facts\.md$|1-desert\/world\.yaml|1-desert\/1-the-land\/|the-land[-/]))/;

/** The starter pack with only its first sub-trail, read once for all tests. */
export const firstSubTrail: Promise<PackFolder> = readPackFolder(starterPack).then(
  (folder) =>
    new Map(
      [...folder]
        .filter(([file]) => !restOfJourney.test(file))
        .map(([file, bytes]) => [file, ofFirstSubTrail(file, bytes)]),
    ),
);

/**
 * Like `firstSubTrail`, but without activities of other worlds and unused people, terms and fact lists: rendering and checking them took
 * most of the time.
 */
const sample = firstSubTrail.then(withFirstActivities).then(withoutUnusedEntries).then(withoutUnusedFacts);

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

type Rule = (files: PackFiles) => readonly Problem[];

/** Formatted problem lines by all rules or by some; empty for a valid pack. Parses edited files only. */
export async function problemLines(folder: PackFolder, rules?: readonly Rule[]): Promise<readonly string[]> {
  const { files, problems } = await readEdited(folder);
  const isComplete = problems.length === 0;
  const found = rules
    ? rules.flatMap((rule) => (isComplete ? rule(files) : []))
    : checkPack(files, isComplete);
  const all = [...problems, ...found];
  return all.length === 0 ? [] : new ContentError(all).message.split('\n');
}

/** The rows whose edit does not cause the expected problem, with the problems found instead. */
export async function missedProblems(
  rows: readonly RefusedEdit[],
  rules?: readonly Rule[],
): Promise<readonly unknown[]> {
  const missed: unknown[] = [];
  for (const [rule, edit, line] of rows) {
    const lines = await problemLines(await editedPack(edit), rules);
    if (!lines.some((one) => one.includes(line))) missed.push({ rule, line, lines });
  }
  return missed;
}

let parsed: PackFiles | undefined;

/** Like `readPackFiles()`, but parses only files that differ from the sample. */
async function readEdited(folder: PackFolder): Promise<ReturnType<typeof readPackFiles>> {
  const base = await sample;
  parsed ??= readPackFiles(base).files;
  const { files, problems } = readPackFiles(
    new Map([...folder].filter(([file, bytes]) => base.get(file) !== bytes)),
  );
  const isSame = ({ file }: Located<unknown>) => base.get(file) === folder.get(file);
  const order = new Map([...folder.keys()].map((file, index) => [file, index]));
  const merged = Object.entries(parsed).map(([kind, before]: [string, unknown]) => {
    const after = files[kind as keyof PackFiles] as unknown;
    if (!Array.isArray(before) || !Array.isArray(after))
      return [kind, before !== undefined && isSame(before as Located<unknown>) ? before : after];
    const all = [...before.filter(isSame), ...after] as Located<unknown>[];
    return [kind, all.sort((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0))];
  });
  return {
    files: { ...(Object.fromEntries(merged) as PackFiles), folder },
    problems: problems.filter(({ file }) => base.get(file) !== folder.get(file) || !folder.has(file)),
  };
}

function withoutUnusedEntries(folder: PackFolder): PackFolder {
  const entries = new Map([...folder.keys()].flatMap((file) => entryOf(file)));
  const used = new Set<string>();
  const follow = (file: string) => {
    for (const [id] of folder
      .get(file)
      ?.toString('utf8')
      .matchAll(/[\w-]+/g) ?? []) {
      const entryFile = entries.get(id);
      if (entryFile === undefined || used.has(entryFile)) continue;
      used.add(entryFile);
      follow(entryFile);
    }
  };
  for (const file of folder.keys())
    if (/^(?:activities|books|worlds)\/.*\.(?:md|yaml)$/.test(file)) follow(file);
  return new Map([...folder].filter(([file]) => entryOf(file).length === 0 || used.has(file)));
}

/** The id and path of a person or term; empty for other files. */
function entryOf(file: string): [id: string, file: string][] {
  const id = /^(?:glossary|people)\/(.+)\.md$/.exec(file)?.[1];
  return id === undefined ? [] : [[id, file]];
}

/** The file with the amounts and readings of the first sub-trail. */
function ofFirstSubTrail(file: string, bytes: Buffer): Buffer {
  const text = () => bytes.toString('utf8');
  if (file === 'pack.yaml')
    return Buffer.from(text().replace(/^written: .*$/m, 'written: { worlds: 1, sub_trails: 1 }'));
  if (file === 'readings.yaml') return Buffer.from(text().replace(/^readings:[^]*/m, 'readings: []\n'));
  return bytes;
}

function withFirstActivities(folder: PackFolder): PackFolder {
  const later = [...folder].flatMap(([file, bytes]) => {
    const id = /^activities\/([\w-]+)\.md$/.exec(file)?.[1];
    return id !== undefined && !/^order: [123]$/m.test(bytes.toString('utf8')) ? [id] : [];
  });
  const isLater = (file: string) =>
    later.some((id) => file === `activities/${id}.md` || file.startsWith(`activities/pdf/${id}-`));
  return new Map([...folder].filter(([file]) => !isLater(file)));
}

function withoutUnusedFacts(folder: PackFolder): PackFolder {
  const texts = [...folder].filter(([file]) => /\.(?:md|yaml)$/.test(file) && !file.endsWith('/facts.md'));
  const named = texts.flatMap(([, bytes]) => bytes.toString('utf8').match(/\bw\d+-s\d+(?=\/)/g) ?? []);
  const used = new Set(['w1-s1', ...named]);
  const idOf = (bytes: Buffer) => /^# (w\d+-s\d+):/.exec(bytes.toString('utf8'))?.[1] ?? '';
  return new Map([...folder].filter(([file, bytes]) => !file.endsWith('/facts.md') || used.has(idOf(bytes))));
}

function replaced(folder: PackFolder, file: string, from: string | RegExp, to: string): string {
  const text = folder.get(file)?.toString('utf8') ?? '';
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${file} has no "${String(from)}".`);
  return changed;
}
