import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// Console output is a defect in tests.
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
