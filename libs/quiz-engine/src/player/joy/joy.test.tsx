import { preferences } from '@sirah-trails/ui';
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { RunState } from '../../core/state.ts';
import { sampleClosing, sampleState } from '../../testing/sample-chapter.ts';
import { QuizPlayer } from '../quiz-player.tsx';
import { Joy } from './joy.tsx';

const answering = sampleState('multiple_choice', { name: 'answering' });
const won = (facts: Partial<RunState> = {}) =>
  sampleState(
    'multiple_choice',
    { name: 'right' },
    { stars: 1, deadline: null, closing: { ...sampleClosing, outcome: 'right' }, ...facts },
  );

afterEach(() => preferences.set({ reducedMotion: false, hiddenClock: false }));

/** The flights of stars, and the nod of the companion, from an open question to this state. */
async function joyAt(state: RunState) {
  const player = (shown: RunState) => (
    <QuizPlayer run={{ state: shown, dispatch: () => undefined, now: () => 0 }} />
  );
  const { container, rerender } = render(player(answering));
  await vi.waitFor(() => expect(container.querySelectorAll('img[src]')).toHaveLength(3), 20_000);
  const fly = vi.fn();
  Element.prototype.animate = fly;
  rerender(player(state));
  Reflect.deleteProperty(Element.prototype, 'animate');
  return { flights: fly.mock.calls.length, nods: container.querySelectorAll('[data-nods]').length };
}

it.each([
  ['a right answer brings a star and a nod', won(), { flights: 1, nods: 1 }],
  ['a quiet chapter has neither', won({ quiet: true }), { flights: 0, nods: 0 }],
  ['practice has no stars', won({ limits: { lives: 0, stars: 0 } }), { flights: 0, nods: 1 }],
  [
    'nothing reacts to a mistake',
    sampleState('multiple_choice', { name: 'wrong' }, { lives: 2 }),
    { flights: 0, nods: 0 },
  ],
])('%s', async (_, state, expected) => expect(await joyAt(state)).toEqual(expected));

it('with reduced motion no star flies', async () => {
  preferences.set({ reducedMotion: true });
  expect((await joyAt(won())).flights).toBe(0);
});

it('the hourglass is there while a clock is shown', () => {
  const pictures = () => document.querySelectorAll('img').length;
  const { rerender } = render(<Joy state={answering} />);
  expect(pictures()).toBe(3);
  rerender(<Joy state={won()} />);
  expect(pictures()).toBe(2);
  preferences.set({ hiddenClock: true });
  rerender(<Joy state={answering} />);
  expect(pictures()).toBe(2);
});
