import { describe, expect, it, vi } from 'vitest';
import { commitAfterPaint } from './choice.tsx';

describe('a choice is committed after the frame that shows it', () => {
  it('once, when the frame is painted', async () => {
    const commit = vi.fn();
    commitAfterPaint(commit);
    expect(commit).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(commit).toHaveBeenCalledOnce());
  });

  it.each(['pointerdown', 'keydown', 'click', 'submit', 'visibilitychange', 'pagehide'])(
    'once, before what listens for %s, and not again with the frame',
    async (name) => {
      const order: string[] = [];
      const frame = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const listen = () => order.push('the next thing');
      document.body.addEventListener(name, listen, { once: true });
      commitAfterPaint(() => order.push('the choice'));
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      await frame;
      expect(order).toEqual(['the choice', 'the next thing']);
    },
  );
});
