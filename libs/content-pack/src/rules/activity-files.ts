import { papers, pdfPath } from '../assemble/assemble-activities.ts';
import { problemAt, type Located } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { canAct, countPdfPages, isPdf } from '../files/pdf-file.ts';
import type { Problem } from '../problem.ts';
import type { ActivityFile } from '../schemas/activity-schema.ts';

const kilobyte = 1024;
const largest = 200 * kilobyte;
const make = 'Run `npm run content:activities`.';

/** Each activity has a harmless PDF of the same pages for each size of paper, and no PDF is left over. */
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
