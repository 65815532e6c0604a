import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { ShownToast } from './toast.ts';
import { toastsInSight } from './toast-list.tsx';

const queue = fc.array(
  fc.record({
    position: fc.constantFrom<ShownToast['position']>('top', 'bottom'),
    limit: fc.integer({ min: 0, max: 4 }),
  }),
);

test.prop([queue])(
  'both positions show the oldest toasts of any queue, never more than each toast allows',
  (given) => {
    const waiting = given.map((one, id) => ({
      ...one,
      id,
      text: `${id}`,
      durationMs: 5000,
      action: undefined,
    }));
    for (const position of ['top', 'bottom'] as const) {
      const here = waiting.filter((one) => one.position === position);
      const shown = toastsInSight(waiting, position);
      expect(shown).toEqual(here.slice(0, shown.length));
      for (const { limit } of shown) expect(shown.length).toBeLessThanOrEqual(Math.max(limit, 1));
      if (here.length > 0) expect(shown.length).toBeGreaterThan(0);
    }
  },
);
