import type { ShownToast } from './toast.ts';

/**
 * Those of the queue that show at a place now: the oldest, as many as every one of them allows. The rest waits in
 * order.
 */
export function toastsInSight(
  queue: readonly ShownToast[],
  position: ShownToast['position'],
): readonly ShownToast[] {
  const here = queue.filter((one) => one.position === position);
  let room = Infinity;
  const crowded = here.findIndex(({ limit }, index) => {
    room = Math.min(room, Math.max(limit, 1));
    return index >= room;
  });
  return crowded === -1 ? here : here.slice(0, crowded);
}
