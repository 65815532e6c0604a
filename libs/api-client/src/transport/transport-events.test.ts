import { expect, it, vi } from 'vitest';
import { createTransportEvents } from './transport-events.ts';

it('calls the first listener for a session that ended before it', () => {
  const events = createTransportEvents();
  events.emit('signed-out');
  const [first, second] = [vi.fn(), vi.fn()];
  events.on('signed-out', first);
  events.on('signed-out', second);
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});
