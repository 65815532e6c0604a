import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../../platform/preferences.ts';
import { Carousel, type CarouselProps } from './carousel.tsx';

const titles = ['Wells', 'Tents', 'Stars'];
const slidesOf = (count: number) =>
  titles
    .slice(0, count)
    .map((title, index) => ({ id: title, image: `/${index}.svg`, title, to: `/${title}` }));

function show(count = 3, properties: Partial<CarouselProps> = {}) {
  const stage = (given: Partial<CarouselProps>) => (
    <MemoryRouter>
      <Carousel label="Competitions" slides={slidesOf(count)} {...given} />
    </MemoryRouter>
  );
  const { rerender } = render(stage(properties));
  return (given: Partial<CarouselProps>) => rerender(stage(given));
}

/** jsdom ignores inert. */
const link = () => carousel().querySelector<HTMLElement>('[role="group"]:not([inert]) a') as HTMLElement;
const shown = () => link().getAttribute('href');
const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const carousel = () => screen.getByRole('region', { name: 'Competitions' });
const firstSlide = () => screen.getByRole('group', { name: '1 of 3' });
const inside = () => carousel().firstElementChild as Element;
const control = (name: string) => screen.getByRole('button', { name });

/** Swipes from one x position to another. */
function swipe(from: number, to: number) {
  const at = (clientX: number) => [{ identifier: 1, target: carousel(), clientX, clientY: 0 }];
  fireEvent.touchStart(link(), { touches: at(from) });
  fireEvent.touchEnd(link(), { touches: [], changedTouches: at(to) });
}

describe('A9: rotation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    preferences.set({ reducedMotion: false });
  });

  it('shows the next slide after 5000 ms, and the first after the last', () => {
    show();
    after(4_999);
    expect(shown()).toBe('/Wells');
    after(1);
    expect(shown()).toBe('/Tents');
    after(5_000);
    expect(shown()).toBe('/Stars');
    after(5_000);
    expect(shown()).toBe('/Wells');
  });

  it('a bar fills in 100 ticks', () => {
    show();
    const filled = () =>
      Number(carousel().querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--filled'));
    after(50);
    expect(filled()).toBe(0.01);
    after(4_900);
    expect(filled()).toBe(0.99);
  });

  it('a chosen slide has its full time', () => {
    show();
    after(4_000);
    act(() => control('Show Stars').click());
    after(4_900);
    expect(shown()).toBe('/Stars');
    after(100);
    expect(shown()).toBe('/Wells');
  });

  it.each([
    [
      'the pointer is over it',
      () => fireEvent.pointerEnter(inside(), { pointerType: 'mouse' }),
      () => fireEvent.pointerLeave(inside()),
    ],
    [
      'a finger is on it',
      () => fireEvent.touchStart(firstSlide(), { touches: [] }),
      () => fireEvent.touchEnd(firstSlide(), { changedTouches: [] }),
    ],
    ['the focus is in it', () => act(() => link().focus()), () => act(() => link().blur())],
    ['the page is hidden', () => hidePage(true), () => hidePage(false)],
  ])('D78: pauses while %s, then resumes', (_, hold, release) => {
    show();
    after(3_000);
    hold();
    after(20_000);
    expect(shown()).toBe('/Wells');
    release();
    after(1_900);
    expect(shown()).toBe('/Wells');
    after(100);
    expect(shown()).toBe('/Tents');
  });

  it('D78: a button pauses and resumes', () => {
    show();
    act(() => control('Stop moving by itself').click());
    after(20_000);
    expect(shown()).toBe('/Wells');
    act(() => control('Move by itself').click());
    after(5_000);
    expect(shown()).toBe('/Tents');
  });

  it.each([
    ['one slide', () => show(1)],
    [
      'reduced motion',
      () => {
        preferences.set({ reducedMotion: true });
        show();
      },
    ],
    ['something open above it', () => show(3, { still: true })],
  ])('D78: does not rotate with %s', (_, open) => {
    open();
    after(20_000);
    expect(shown()).toBe('/Wells');
  });
});

describe('controls', () => {
  it('A9: an indicator per slide shows its slide', async () => {
    show();
    await userEvent.click(control('Show Stars'));
    expect(shown()).toBe('/Stars');
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Show Stars');
  });

  it('a single slide has no controls, and an empty carousel has no focusable element', () => {
    const change = show(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    change({ slides: [] });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it.each([
    ['ltr', '{ArrowRight}', '/Tents'],
    ['ltr', '{ArrowLeft}', '/Stars'],
    ['rtl', '{ArrowLeft}', '/Tents'],
    ['rtl', '{ArrowRight}', '/Stars'],
  ])('on a page read %s, %s shows %s and moves the focus', async (direction, key, address) => {
    document.documentElement.style.direction = direction;
    show();
    act(() => link().focus());
    await userEvent.keyboard(key);
    expect(shown()).toBe(address);
    expect(link()).toHaveFocus();
    document.documentElement.removeAttribute('style');
  });

  it.each([
    ['ltr', 300, 100, '/Tents'],
    ['ltr', 100, 300, '/Stars'],
    ['rtl', 100, 300, '/Tents'],
    ['ltr', 100, 130, '/Wells'],
  ])('on a page read %s, a swipe from %i to %i shows %s', (direction, from, to, address) => {
    document.documentElement.style.direction = direction;
    show();
    swipe(from, to);
    expect(shown()).toBe(address);
    document.documentElement.removeAttribute('style');
  });
});

it('exposes only the shown slide, with its position', () => {
  show();
  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
  expect(firstSlide()).toHaveAttribute('aria-roledescription', 'slide');
  const all = [...carousel().querySelectorAll('[role="group"]')];
  expect(all.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
});

it('A9: shows the fallback for a missing or failing picture', () => {
  const slides = [{ id: 'a', image: null, title: 'Wells' }];
  const change = show(1, { slides, fallback: '/fallback.svg' });
  const source = () => carousel().querySelector('img')?.getAttribute('src');
  expect(source()).toBe('/fallback.svg');
  change({ slides: [{ id: 'a', image: '/gone.svg', title: 'Wells' }], fallback: '/fallback.svg' });
  expect(source()).toBe('/gone.svg');
  fireEvent.error(carousel().querySelector('img') as Element);
  expect(source()).toBe('/fallback.svg');
});

it('a shorter list shows an existing slide', async () => {
  const change = show();
  await userEvent.click(control('Show Stars'));
  change({ slides: slidesOf(2) });
  expect(shown()).toBe('/Tents');
});

function hidePage(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}
