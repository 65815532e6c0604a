import { parseArgs } from 'node:util';
import { isFactList, readFactList, type FactReference } from '../facts/fact-list.ts';
import { citedWorks } from '../facts/works.ts';
import { readPackFolder } from '../files/pack-folder.ts';
import { formatProblem } from '../problem.ts';
import { lackOf, type Texts } from './look-up-facts.ts';
import { readText, UnreadableText } from './read-texts.ts';

type Placed = readonly [file: string, reference: FactReference];

/**
 * Looks for the references of all fact lists of a pack in the source texts, and writes what the texts lack and the counts.
 * Takes `<pack> --texts <folder>`. Resolves to an exit code: 0 all found, 1 something is lacking, 2 wrong input.
 */
export async function runContentSources(
  args: readonly string[],
  write: (text: string) => void = (text) => process.stdout.write(text),
): Promise<number> {
  try {
    const { pack, folder } = readArguments(args);
    const { references, problems } = await readReferences(pack);
    if (problems.length > 0) throw new WrongInput(problems.join('\n'));
    return report(references, await readTexts(folder, references), write);
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

async function readReferences(pack: string): Promise<{ references: Placed[]; problems: string[] }> {
  const lists = [...(await readPackFolder(pack))]
    .filter(([file]) => isFactList(file))
    .map(([file, bytes]) => ({ file, ...readFactList(file, bytes.toString('utf8')) }));
  if (lists.length === 0) throw new WrongInput(`The pack "${pack}" has no fact list.`);
  return {
    references: lists.flatMap(({ file, facts }) =>
      facts.flatMap((fact) => fact.references.map((reference) => [file, reference] as const)),
    ),
    problems: lists.flatMap(({ problems }) => problems.map(formatProblem)),
  };
}

async function readTexts(folder: string, references: readonly Placed[]): Promise<Texts> {
  const used = new Set(references.map(([, { work }]) => work));
  return new Map(
    await Promise.all(
      [...citedWorks]
        .filter(([name]) => used.has(name))
        .map(async ([name, work]) => [name, await readText(folder, work)] as const),
    ),
  );
}

function report(references: readonly Placed[], texts: Texts, write: (text: string) => void): number {
  const cited = references.filter(([, { work }]) => work !== 'plain');
  const lacks = cited.flatMap(([file, reference]) => {
    const lack = lackOf(reference, texts);
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
