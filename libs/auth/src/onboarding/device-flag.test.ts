import { afterEach, expect, it, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return import('./device-flag.ts');
};

afterEach(() => vi.restoreAllMocks());

it.each([
  ['onboardingFlag', 'complete_onboarding', '{"completed":true}'],
  ['splashFlag', 'splash_screen', 'true'],
] as const)('A3: %s is kept on the device under its name, with its text', async (flag, name, text) => {
  const flags = await fresh();
  expect(flags[flag].isSet()).toBe(false);
  flags[flag].set();
  expect(localStorage.getItem(name)).toBe(text);
  expect((await fresh())[flag].isSet()).toBe(true);
});

it('counts as set if the browser blocks storage, to avoid repeats on each visit', async () => {
  const { splashFlag } = await fresh();
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  splashFlag.set();
  expect(splashFlag.isSet()).toBe(true);
});
