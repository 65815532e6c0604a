import { papers, pdfPath } from '../assemble/assemble-library.ts';
import { canAct, countPdfPages, isPdf } from '../files/file-kinds.ts';
import { type FieldPath, type Located, problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { dayStart, isRelativeDay } from '../model/pack-day.ts';
import type { Problem } from '../model/problem.ts';
import type { ActivityFile } from '../schemas/library-schemas.ts';
import type { CompetitionFile } from '../schemas/pack-schemas.ts';

/** Hidden words are glossary terms that fit and are not protected names; events, words and places are unique; a road leads to places. */
export function checkSheets(files: PackFiles): Problem[] {
  return files.activities.flatMap((activity) => {
    const { sheet } = activity.value;
    if (sheet.kind === 'timeline')
      return repeated(
        activity,
        'events',
        sheet.events.map(({ text }) => text),
      );
    if (sheet.kind === 'map') return placeProblems(activity, sheet);
    if (sheet.kind !== 'word_search') return [];
    return [
      ...repeated(activity, 'words', sheet.words),
      ...sheet.words.flatMap((word, index) =>
        wordProblems(activity, ['sheet', 'words', index], word.toLowerCase(), sheet.size, files),
      ),
    ];
  });
}

function repeated(activity: Located<ActivityFile>, list: string, texts: readonly string[]): Problem[] {
  const folded = texts.map((text) => text.toLowerCase());
  return folded.flatMap((text, index) =>
    folded.indexOf(text) === index
      ? []
      : [problemAt(activity, ['sheet', list, index], `"${texts[index]}" stands twice`, 'Remove one.')],
  );
}

type MapSheet = Extract<ActivityFile['sheet'], { kind: 'map' }>;

function placeProblems(activity: Located<ActivityFile>, { places, road }: MapSheet): Problem[] {
  const names = places.map(({ name }) => name);
  const lost = road.flatMap((name, index) =>
    names.includes(name)
      ? []
      : [problemAt(activity, ['sheet', 'road', index], `"${name}" is no place of the map`, 'Add the place.')],
  );
  return [...repeated(activity, 'places', names), ...lost];
}

function wordProblems(
  activity: Located<ActivityFile>,
  path: FieldPath,
  word: string,
  size: number,
  { terms, honorifics }: PackFiles,
): Problem[] {
  const report = (what: string, fix: string) => [problemAt(activity, path, what, fix)];
  const names = Object.values(honorifics?.value.names ?? {}).flat();
  if (names.some((name) => name.toLowerCase() === word))
    return report(`"${word}" is a protected name`, 'Choose another word: a revered name is no puzzle.');
  if (!terms.some(({ value }) => value.title.toLowerCase() === word))
    return report(`"${word}" is not a glossary term`, 'Choose a term of the glossary, or add this one.');
  if (word.length > size)
    return report(`"${word}" is longer than the square`, `Make size ${word.length} or more.`);
  return [];
}

const kilobyte = 1024;
const largest = 200 * kilobyte;
const make = 'Run `npm run content:activities`.';

/** Each activity has a passive PDF for each paper size, with the same page count; every PDF is used. */
export function checkActivityFiles(files: PackFiles): Problem[] {
  const wanted = new Set(files.activities.flatMap(({ value }) => pathsOf(value.id)));
  const left = [...files.folder.keys()]
    .filter((file) => file.startsWith('activities/pdf/') && !wanted.has(file))
    .map((file) => ({ file, line: 1, what: 'no activity has this file', fix: 'Remove it.' }));
  return [...files.activities.flatMap((activity) => filesOf(activity, files)), ...left];
}

function filesOf(activity: Located<ActivityFile>, { folder }: PackFiles): Problem[] {
  const paths = pathsOf(activity.value.id);
  const missing = paths.filter((path) => !folder.has(path));
  if (missing.length > 0)
    return missing.map((path) => problemAt(activity, ['id'], `the file "${path}" does not exist`, make));
  const pdfs = paths.map((path) => [path, folder.get(path) ?? Buffer.alloc(0)] as const);
  const broken = pdfs.flatMap(([path, bytes]) => pdfProblems(path, bytes));
  if (broken.length > 0) return broken;
  const counts = new Set(pdfs.map(([, bytes]) => countPdfPages(bytes)));
  if (counts.size === 1) return [];
  return [problemAt(activity, ['id'], 'its PDFs have different numbers of pages', make)];
}

function pdfProblems(file: string, bytes: Buffer): Problem[] {
  const report = (what: string, fix = make): Problem[] => [{ file, line: 1, what, fix }];
  if (!isPdf(bytes)) return report('the file is not a PDF');
  if (bytes.length > largest)
    return report(`the file has ${bytes.length} bytes`, `Keep it under ${largest}.`);
  if (canAct(bytes))
    return report('the PDF holds a script, a link, a file or hidden objects', 'Export it as plain pages.');
  return countPdfPages(bytes) === 0 ? report('the PDF has no pages that can be counted') : [];
}

function pathsOf(activityId: string): string[] {
  return (Object.keys(papers) as (keyof typeof papers)[]).map((paper) => pdfPath(activityId, paper));
}

/** A competition does not end before it starts, and links only to allowed hosts. */
export function checkCompetitions({ competitions, metadata }: PackFiles): Problem[] {
  const hosts = metadata?.value.link_hosts ?? [];
  return competitions.flatMap((competition) => [
    ...wrongDays(competition),
    ...foreignLink(competition, hosts),
  ]);
}

function wrongDays(competition: Located<CompetitionFile>): Problem[] {
  const { start_date: start, end_date: end } = competition.value;
  const report = (what: string, fix: string) => [problemAt(competition, ['end_date'], what, fix)];
  if (isRelativeDay(start) !== isRelativeDay(end))
    return report('one day is counted from today and the other is a date', 'Write both in the same way.');
  return dayStart(end, 0) < dayStart(start, 0)
    ? report('the competition ends before it starts', 'Correct one of the days.')
    : [];
}

function foreignLink(competition: Located<CompetitionFile>, hosts: readonly string[]): Problem[] {
  const { external_link: link } = competition.value;
  if (link === undefined) return [];
  const { hostname, username, password, port } = new URL(link);
  if (username !== '' || password !== '' || port !== '')
    return [
      problemAt(
        competition,
        ['external_link'],
        'the link names a user or a port',
        'Write it as https://host/path.',
      ),
    ];
  if (hosts.includes(hostname)) return [];
  return [
    problemAt(
      competition,
      ['external_link'],
      `the host "${hostname}" is not allowed`,
      'Add it to link_hosts in pack.yaml when somebody answers for what children find there.',
    ),
  ];
}
