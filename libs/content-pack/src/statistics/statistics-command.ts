import { readPackFiles } from '../files/pack-files.ts';
import { readPackFolder } from '../files/pack-folder.ts';
import { formatProblem, sortProblems } from '../problem.ts';
import { describeStatistics } from './describe-statistics.ts';

/** The figures of the pack in `directory`, or the problems of files without their shape; rejects when the folder cannot be read. */
export async function packStatistics(directory: string): Promise<string> {
  const { files, problems } = readPackFiles(await readPackFolder(directory));
  return problems.length > 0
    ? sortProblems(problems).map(formatProblem).join('\n')
    : describeStatistics(files);
}
