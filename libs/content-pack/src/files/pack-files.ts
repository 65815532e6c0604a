import type { z } from 'zod';
import { decodeFile } from './decode-file.ts';
import { type Located, locateMarkdown, locateYaml, type Outcome } from './located.ts';
import type { PackFolder } from './pack-folder.ts';
import type { Problem } from '../model/problem.ts';
import {
  type ChapterFile,
  chapterSchema,
  type SubTrailFile,
  subTrailSchema,
  type WorldFile,
  worldSchema,
} from '../schemas/journey-schemas.ts';
import {
  type ActivityFile,
  activitySchema,
  type BookFile,
  bookSchema,
  type PageFile,
  pageSchema,
  type PersonFile,
  personSchema,
  type TermFile,
  termSchema,
} from '../schemas/library-schemas.ts';
import {
  type AvatarItemsFile,
  avatarItemsSchema,
  type CompetitionFile,
  competitionSchema,
  type ExceptionsFile,
  exceptionsSchema,
  type HonorificsFile,
  honorificsSchema,
  type LegalFile,
  legalSchema,
  type MetadataFile,
  metadataSchema,
  type QuizTimesFile,
  quizTimesSchema,
  type ThemesFile,
  themesSchema,
} from '../schemas/pack-schemas.ts';
import { type ReadingsFile, readingsSchema } from '../schemas/reading-schemas.ts';
import { type SourcesFile, sourcesSchema } from '../schemas/source-schemas.ts';
import { type WorksFile, worksSchema } from '../schemas/reference-schemas.ts';

const themesPath = 'theme.yaml';
const exceptionsPath = 'exceptions.yaml';
export const readingsPath = 'readings.yaml';
const sourcesPath = 'sources.yaml';

/** A pack's valid files with their paths. A child's file is in its parent's folder. */
export interface PackFiles {
  readonly folder: PackFolder;
  readonly metadata: Located<MetadataFile> | undefined;
  readonly honorifics: Located<HonorificsFile> | undefined;
  /** Absent if the pack uses the default. */
  readonly themes: Located<ThemesFile> | undefined;
  readonly works: Located<WorksFile> | undefined;
  /** Absent if the pack has no exceptions. */
  readonly exceptions: Located<ExceptionsFile> | undefined;
  /** Absent if the pack lists no source texts. */
  readonly sources: Located<SourcesFile> | undefined;
  /** Absent if the pack records no readings. */
  readonly readings: Located<ReadingsFile> | undefined;
  readonly legal: readonly Located<LegalFile>[];
  readonly quizTimes: Located<QuizTimesFile> | undefined;
  readonly avatarItems: readonly Located<AvatarItemsFile>[];
  readonly worlds: readonly Located<WorldFile>[];
  readonly subTrails: readonly Located<SubTrailFile>[];
  readonly chapters: readonly Located<ChapterFile>[];
  readonly books: readonly Located<BookFile>[];
  readonly pages: readonly Located<PageFile>[];
  readonly people: readonly Located<PersonFile>[];
  readonly terms: readonly Located<TermFile>[];
  readonly activities: readonly Located<ActivityFile>[];
  readonly competitions: readonly Located<CompetitionFile>[];
}

/** Parses every file by its schema. `problems` lists each invalid file or field. */
export function readPackFiles(folder: PackFolder): {
  readonly files: PackFiles;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const all = <T>(pattern: RegExp, read: (file: string, text: string) => Outcome<T>) =>
    readMatching(folder, pattern, read, problems);
  const one = <T>(file: string, schema: z.ZodType<T>) => readSingle(folder, file, schema, problems);
  const files = {
    folder,
    metadata: one('pack.yaml', metadataSchema),
    honorifics: one('honorifics.yaml', honorificsSchema),
    themes: folder.has(themesPath) ? one(themesPath, themesSchema) : undefined,
    works: one('works.yaml', worksSchema),
    exceptions: folder.has(exceptionsPath) ? one(exceptionsPath, exceptionsSchema) : undefined,
    sources: folder.has(sourcesPath) ? one(sourcesPath, sourcesSchema) : undefined,
    readings: folder.has(readingsPath) ? one(readingsPath, readingsSchema) : undefined,
    legal: all(/^legal\/[^/]+\.md$/, (file, text) => locateMarkdown(file, text, legalSchema)),
    quizTimes: one('quiz-times.yaml', quizTimesSchema),
    avatarItems: all(/^avatar\/(head|top|pants|shoes)\.yaml$/, (file, text) =>
      locateYaml(file, text, avatarItemsSchema),
    ),
    worlds: all(/^worlds\/[^/]+\/world\.yaml$/, (file, text) => locateYaml(file, text, worldSchema)),
    subTrails: all(/^worlds\/[^/]+\/[^/]+\/sub-trail\.yaml$/, (file, text) =>
      locateYaml(file, text, subTrailSchema),
    ),
    chapters: all(/^worlds\/[^/]+\/[^/]+\/chapters\/[^/]+\.yaml$/, (file, text) =>
      locateYaml(file, text, chapterSchema),
    ),
    books: all(/^books\/[^/]+\/book\.yaml$/, (file, text) => locateYaml(file, text, bookSchema)),
    pages: all(/^books\/[^/]+\/pages\/[^/]+\.md$/, (file, text) => locateMarkdown(file, text, pageSchema)),
    people: all(/^people\/[^/]+\.md$/, (file, text) => locateMarkdown(file, text, personSchema)),
    terms: all(/^glossary\/[^/]+\.md$/, (file, text) => locateMarkdown(file, text, termSchema)),
    activities: all(/^activities\/[^/]+\.md$/, (file, text) => locateMarkdown(file, text, activitySchema)),
    competitions: all(/^competitions\/[^/]+\.yaml$/, (file, text) =>
      locateYaml(file, text, competitionSchema),
    ),
  };
  return { files, problems };
}

/** A file's folder, with a trailing slash. */
export function folderOf(at: Located<unknown>): string {
  return at.file.slice(0, at.file.lastIndexOf('/') + 1);
}

/** The `children` in the folder of `parent`, at any depth. */
export function inside<T>(children: readonly Located<T>[], parent: Located<unknown>): readonly Located<T>[] {
  return children.filter((child) => child.file.startsWith(folderOf(parent)));
}

function readMatching<T>(
  folder: PackFolder,
  pattern: RegExp,
  read: (file: string, text: string) => Outcome<T>,
  problems: Problem[],
): Located<T>[] {
  const found: Located<T>[] = [];
  for (const [file, bytes] of folder) {
    if (!pattern.test(file)) continue;
    const decoded = decodeFile(file, bytes);
    const outcome = 'problem' in decoded ? { problems: [decoded.problem] } : read(file, decoded.text);
    if ('located' in outcome) found.push(outcome.located);
    else problems.push(...outcome.problems);
  }
  return found;
}

function readSingle<T>(
  folder: PackFolder,
  file: string,
  schema: z.ZodType<T>,
  problems: Problem[],
): Located<T> | undefined {
  const bytes = folder.get(file);
  if (bytes === undefined) {
    problems.push({
      file,
      line: 1,
      what: 'the file is missing',
      fix: 'Add it; content/README.md shows its fields.',
    });
    return undefined;
  }
  const decoded = decodeFile(file, bytes);
  const outcome =
    'problem' in decoded ? { problems: [decoded.problem] } : locateYaml(file, decoded.text, schema);
  if ('located' in outcome) return outcome.located;
  problems.push(...outcome.problems);
  return undefined;
}
