import { parseArgs } from 'node:util';
import {
  citedWorks,
  type CitedWorks,
  type FactReference,
  isFactList,
  decodeFactList,
} from '../facts/fact-list.ts';
import { locateYaml } from '../files/located.ts';
import { type PackFolder, readPackFolder } from '../files/pack-folder.ts';
import { formatProblem } from '../model/problem.ts';
import { worksSchema } from '../schemas/reference-schemas.ts';
import { type SourcesFile, sourcesSchema } from '../schemas/source-schemas.ts';
import { otherEditions } from './editions.ts';
import { lackOf, type Texts } from './look-up-facts.ts';
import { readText, UnreadableText } from './read-texts.ts';

type Placed = readonly [file: string, reference: FactReference];

/**
 * Looks up a pack's fact-list references in the source texts, and prints texts of another edition, mismatches and counts.
 * Arguments: `<pack> --texts <folder>`. Resolves to an exit code: 0 all found, 1 mismatches, 2 wrong input.
 */
export async function runContentSources(
  args: readonly string[],
  write: (text: string) => void = (text) => process.stdout.write(text),
): Promise<number> {
  try {
    const { pack, folder } = readArguments(args);
    const files = await readPackFolder(pack);
    const works = readWorks(files);
    const { references, problems } = readReferences(pack, files, works);
    if (problems.length > 0) throw new WrongInput(problems.join('\n'));
    for (const line of await otherEditions(folder, readSources(files))) write(`${line}\n`);
    return report(references, await readTexts(folder, references, works), works, write);
  } catch (error) {
    if (!(error instanceof WrongInput || error instanceof UnreadableText || isFromFileSystem(error)))
      throw error;
    write(`${error.message}\n`);
    return 2;
  }
}

class WrongInput extends Error {}

function readArguments(args: readonly string[]): { pack: string; folder: string } {
  const usage = 'Name the folder of the source texts: npm run content:sources -- --texts <folder>';
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { texts: { type: 'string' } },
      allowPositionals: true,
    });
    if (values.texts) return { pack: positionals[0] ?? 'content', folder: values.texts };
  } catch (error) {
    throw new WrongInput(`${String(error)}\n${usage}`);
  }
  throw new WrongInput(usage);
}

function readWorks(files: PackFolder): CitedWorks {
  const file = 'works.yaml';
  const list = locateYaml(file, files.get(file)?.toString('utf8') ?? '[]', worksSchema);
  if ('problems' in list) throw new WrongInput(list.problems.map(formatProblem).join('\n'));
  return citedWorks(list.located.value);
}

function readSources(files: PackFolder): SourcesFile {
  const file = 'sources.yaml';
  const list = locateYaml(file, files.get(file)?.toString('utf8') ?? '[]', sourcesSchema);
  if ('problems' in list) throw new WrongInput(list.problems.map(formatProblem).join('\n'));
  return list.located.value;
}

function readReferences(
  pack: string,
  files: PackFolder,
  works: CitedWorks,
): { references: Placed[]; problems: string[] } {
  const lists = [...files]
    .filter(([file]) => isFactList(file))
    .map(([file, bytes]) => decodeFactList(file, bytes, works));
  if (lists.length === 0) throw new WrongInput(`The pack "${pack}" has no fact list.`);
  return {
    references: lists.flatMap(({ file, facts }) =>
      facts.flatMap((fact) => fact.references.map((reference) => [file, reference] as const)),
    ),
    problems: lists.flatMap(({ problems }) => problems.map(formatProblem)),
  };
}

async function readTexts(folder: string, references: readonly Placed[], works: CitedWorks): Promise<Texts> {
  const used = new Set(references.map(([, { work }]) => work));
  return new Map(
    await Promise.all(
      [...works]
        .filter(([name, { kind }]) => used.has(name) && kind !== 'entry')
        .map(async ([name, work]) => [name, await readText(folder, work)] as const),
    ),
  );
}

function report(
  references: readonly Placed[],
  texts: Texts,
  works: CitedWorks,
  write: (text: string) => void,
): number {
  const cited = references.filter(([, { work }]) => works.get(work)?.kind !== 'entry');
  const lacks = cited.flatMap(([file, reference]) => {
    const lack = lackOf(reference, texts, works);
    return lack === undefined ? [] : [{ at: `${file}:${reference.line}`, work: reference.work, lack }];
  });
  for (const { at, lack } of lacks) write(`${at}: ${lack}\n`);
  for (const work of texts.keys()) {
    const all = cited.filter(([, reference]) => reference.work === work).length;
    write(`${work}: ${all - lacks.filter((one) => one.work === work).length} of ${all} found\n`);
  }
  write(
    `${cited.length - lacks.length} of ${cited.length} references found, ${references.length - cited.length} of plain knowledge.\n`,
  );
  return lacks.length === 0 ? 0 : 1;
}

function isFromFileSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
