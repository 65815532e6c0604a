/** A finding of `doctor`. */
export interface Check {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'problem';
  readonly finding: string;
  /** Instruction for a warning or a problem. */
  readonly fix?: string;
}

export function ok(name: string, finding: string): Check {
  return { name, state: 'ok', finding };
}

export function warning(name: string, finding: string, fix: string): Check {
  return { name, state: 'warning', finding, fix };
}

export function problem(name: string, finding: string, fix: string): Check {
  return { name, state: 'problem', finding, fix };
}
