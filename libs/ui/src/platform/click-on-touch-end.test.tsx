import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clickOnTouchEnd } from './click-on-touch-end.ts';

const within = { clientX: 0, clientY: 0 };
const elsewhere = { clientX: 40, clientY: 0 };

/** Lifts a finger from a button, which jsdom places at 0, 0. */
function liftFinger(finger: { clientX: number; clientY: number }, touches: object[] = []) {
  const onClick = vi.fn();
  render(
    <button type="button" onTouchEnd={clickOnTouchEnd} onClick={onClick}>
      Next
    </button>,
  );
  const button = screen.getByRole('button', { name: 'Next' });
  const event = createEvent.touchEnd(button, { changedTouches: [finger], touches, cancelable: true });
  fireEvent(button, event);
  return { onClick, event };
}

describe('a lifted finger', () => {
  it('clicks at once, without emulated mouse events', () => {
    const { onClick, event } = liftFinger(within);
    expect(onClick).toHaveBeenCalledOnce();
    expect(event.defaultPrevented).toBe(true);
  });

  it.each([
    ['leaves elsewhere', elsewhere, []],
    ['leaves while another one is down', within, [within]],
  ])("keeps the browser's default if it %s", (_, finger, touches) => {
    const { onClick, event } = liftFinger(finger, touches);
    expect(onClick).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });
});
