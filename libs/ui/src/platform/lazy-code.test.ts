import { expect, it } from 'vitest';
import { lazyCode } from './lazy-code.ts';

/** Code whose imports are settled by the test, in order. */
function imports() {
  const ends: ((value: string | null) => void)[] = [];
  const code = lazyCode(
    () =>
      new Promise<string>((resolve, reject) => {
        ends.push((value) => (value === null ? reject(new Error('offline')) : resolve(value)));
      }),
  );
  return { code, ends };
}

it('is imported once for several calls', async () => {
  const { code, ends } = imports();
  expect(code.state.getState()).toEqual({ status: 'absent' });
  const loads = [code.load(), code.load()];
  expect(code.state.getState()).toEqual({ status: 'loading' });
  ends[0]?.('map');
  await Promise.all(loads);
  expect(code.state.getState()).toEqual({ status: 'loaded', value: 'map' });
  await code.load();
  expect(ends).toHaveLength(1);
});

it('is imported again after a failure, without a rejection', async () => {
  const { code, ends } = imports();
  const first = code.load();
  ends[0]?.(null);
  await first;
  expect(code.state.getState()).toEqual({ status: 'failed' });
  const second = code.load();
  ends[1]?.('map');
  await second;
  expect(code.state.getState()).toEqual({ status: 'loaded', value: 'map' });
});
