import type { Reporter } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of layouts that a story was checked in. */
    layouts?: number;
  }
}

/** Prints how many layouts the stories were checked in: one per story, plus its variants. */
export const countLayouts: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const layouts = tests.reduce((sum, test) => sum + (test.meta().layouts ?? 0), 0);
    console.log(`    Layouts  ${layouts}`);
  },
};
