import type { Reporter } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of checked layouts. */
    layouts?: number;
  }
}

/** Prints the number of checked layouts: one per story, plus its variants. */
export const countLayouts: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const layouts = tests.reduce((sum, test) => sum + (test.meta().layouts ?? 0), 0);
    process.stdout.write(`    Layouts  ${layouts}\n`);
  },
};
