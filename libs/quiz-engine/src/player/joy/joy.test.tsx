import { preferences } from '@sirah-trails/ui';
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { RunState } from '../../core/state.ts';
import { sampleClosing, sampleState } from '../../testing/sample-chapter.ts';
import { QuizPlayer } from '../quiz-player.tsx';
import { companionMood } from './companion-mood.ts';
import { Joy } from './joy.tsx';

const answering = sampleState('multiple_choice', { name: 'answering' });
const won = (facts: Partial<RunState> = {}) =>
  sampleState(
    'multiple_choice',
    { name: 'right' },
    { stars: 1, deadline: null, closing: { ...sampleClosing, outcome: 'right' }, ...facts },
  );

afterEach(() => preferences.set({ reducedMotion: false, hiddenClock: false }));

/** The flights of stars and the mood of the companion, from an open question to this state. */
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
  return {
    flights: fly.mock.calls.length,
    mood: container.querySelector('[data-mood]')?.getAttribute('data-mood'),
  };
}

it.each([
  ['a right answer brings a star and a nod', won(), { flights: 1, mood: 'nods' }],
  [
    'three in a row bring a jump',
    won({ closing: { ...sampleClosing, outcome: 'right', praise: 'three-in-a-row' } }),
    { flights: 1, mood: 'jumps' },
  ],
  ['a quiet chapter has neither', won({ quiet: true }), { flights: 0, mood: undefined }],
  ['practice has no stars', won({ limits: { lives: 0, stars: 0 } }), { flights: 0, mood: 'nods' }],
  [
    'nothing reacts to a mistake',
    sampleState('multiple_choice', { name: 'wrong' }, { lives: 2 }),
    { flights: 0, mood: undefined },
  ],
])('%s', async (_, state, expected) => expect(await joyAt(state)).toEqual(expected));

it.each([
  ['answering', {}, null],
  ['wrong', {}, null],
  ['practised', {}, null],
  ['right', { praise: 'quick' }, 'nods'],
  ['right', { praise: 'three-in-a-row' }, 'jumps'],
  ['right', { praise: 'five-in-a-row' }, 'jumps'],
  ['ready', {}, 'sleeps'],
  ['out-of-lives', {}, 'sleeps'],
  ['game-over', {}, 'sleeps'],
] as const)('in the phase %s with %j the mood of the companion is %s', (name, facts, mood) => {
  const closing = { ...sampleClosing, outcome: 'right', ...facts } as const;
  const phase = name === 'out-of-lives' ? { name, leaving: false } : { name };
  expect(companionMood({ phase, closing, quiet: false })).toBe(mood);
  expect(companionMood({ phase, closing, quiet: true })).toBeNull();
});

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
