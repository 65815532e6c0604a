import { formatProblem, sortProblems, type Problem } from './problem.ts';

/** The pack cannot be used; the message lists every problem with its file and line. */
export class ContentError extends Error {
  override readonly name: string = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const sorted = sortProblems(problems);
    super(sorted.map(formatProblem).join('\n'));
    this.problems = sorted;
  }
}
