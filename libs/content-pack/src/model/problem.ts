/** A problem of the content that a volunteer has to correct. */
export interface Problem {
  /** Path inside the pack, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly what: string;
  readonly fix: string;
}

/** One line for people: `file:line: what is wrong. How to fix`. */
export function formatProblem({ file, line, what, fix }: Problem): string {
  return `${file}:${line}: ${what}. ${fix}`;
}

/** By file, then by line, so that a volunteer works through one file at a time. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

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
