import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// A stray console line is a defect: the child's console and the operator's log stay quiet.
const methods = ['log', 'info', 'warn', 'error'] as const;
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method));
});

afterEach(() => {
  const lines = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  for (const spy of spies) spy.mockRestore();
  expect(lines, 'stray console output').toEqual([]);
});
