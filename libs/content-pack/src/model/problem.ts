/** A content problem for a volunteer to correct. */
export interface Problem {
  /** Path inside the pack, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly what: string;
  readonly fix: string;
}

/** One line: `file:line: problem. Fix`. */
export function formatProblem({ file, line, what, fix }: Problem): string {
  return `${file}:${line}: ${what}. ${fix}`;
}

/** By file, then by line, so that a volunteer can correct file by file. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** Invalid pack; the message lists every problem with file and line. */
export class ContentError extends Error {
  override readonly name: string = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const sorted = sortProblems(problems);
    super(sorted.map(formatProblem).join('\n'));
    this.problems = sorted;
  }
}
