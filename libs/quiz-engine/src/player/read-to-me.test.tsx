import { MessagesProvider, preferences } from '@sirah-trails/ui';
import { fakeVoice, silence, type FakeVoice } from '@sirah-trails/ui/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { questionTypes } from '../core/questions.ts';
import type { RunState } from '../core/state.ts';
import { opened, openRun, Play, testPorts } from '../testing/player-harness.tsx';
import { sampleClosing, sampleResult, sampleRun, sampleState } from '../testing/sample-chapter.ts';
import { QuizPlayer } from './quiz-player.tsx';

let voice: FakeVoice;
beforeEach(() => {
  document.documentElement.lang = 'en';
  preferences.set({ sounds: false });
  voice = fakeVoice();
});
afterEach(() => {
  voice.remove();
  silence();
  preferences.set({ sounds: true });
});

/** Reads the state aloud. Returns each sentence with the text highlighted meanwhile. */
async function readToMe(state: RunState) {
  render(<QuizPlayer run={{ state, dispatch: () => undefined, now: () => 0 }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Read to me' }));
  const spoken: { readonly sentence: string; readonly marked: string }[] = [];
  for (let [sentence] = voice.waiting(); sentence !== undefined; [sentence] = voice.waiting()) {
    voice.begin();
    const marked = [...document.querySelectorAll('[data-spoken]')].map((part) => part.textContent).join();
    spoken.push({ sentence, marked });
    voice.finish();
  }
  return spoken;
}

it.each(questionTypes)(
  '%s: text, task and options are read, each marked while it is spoken',
  async (type) => {
    const state = sampleState(type, { name: 'answering' });
    const spoken = await readToMe(state);
    const sentences = spoken.map(({ sentence }) => sentence).join(' ');
    expect(sentences).toContain(state.inPlay?.question.text.trim() ?? 'a question');
    for (const part of document.querySelectorAll('[data-read-aloud]'))
      expect(sentences).toContain(part.textContent.trim());
    expect(spoken.filter(({ sentence, marked }) => !marked.includes(sentence))).toEqual([]);
  },
);

it.each([
  [
    'the hint on the card',
    sampleState('multiple_choice', { name: 'answering' }, { hint: 'It is a tree.' }),
    'It is a tree.',
  ],
  [
    'the explanation of a right answer',
    sampleState(
      'multiple_choice',
      { name: 'right' },
      {
        stars: 1,
        deadline: null,
        closing: { ...sampleClosing, outcome: 'right', explanation: 'Dates feed many.' },
      },
    ),
    'Dates feed many.',
  ],
])('%s is read and marked', async (_, state, words) => {
  expect(await readToMe(state)).toContainEqual({ sentence: words, marked: words });
});

describe('in a chapter', () => {
  const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  it('D215: reads question and options, and the clock waits as long as the server says', async () => {
    const readAloud = vi.fn(async () => ({ ...openRun, remainingMs: 68_000, extraMs: 8_000 }));
    render(<Play ports={testPorts({ readAloud }).ports} />);
    await press('Read to me');
    expect(voice.waiting().join(' ')).toMatch(/^Which sea.*The Red Sea.*The Black Sea/);
    expect(readAloud).toHaveBeenCalledExactlyOnceWith(opened.id);
    expect(await screen.findByRole('progressbar', { name: 'Time to read' })).toHaveAttribute(
      'aria-valuetext',
      '8 seconds',
    );
  });

  it('reads the hint in its popup, which ends the reading of the question, and the explanation', async () => {
    const closed = { code: 'ALL_ANSWERS_CORRECT', correctAnswers: 'B', explanation: 'It lies to the west.' };
    const send = vi
      .fn()
      .mockResolvedValueOnce(sampleResult({ hint: 'A colour.', run: { ...openRun, lives: 2 } }))
      .mockResolvedValueOnce(sampleResult({ ...closed, result: true, run: sampleRun({ stars: 1 }) }));
    render(<Play ports={testPorts({ send }).ports} />);
    await press('Read to me');
    await choose(/The Black Sea/);
    await press('Submit');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(voice.waiting()).toEqual([]));
    await press('Read to me');
    expect(voice.waiting()).toEqual(['A colour.']);
    await press('Try Again');
    await choose(/The Red Sea/);
    await press('Submit');
    await screen.findByText('It lies to the west.');
    await press('Read to me');
    expect(voice.waiting()).toEqual(['It lies to the west.']);
  });
});

it.each(questionTypes)('D256: %s: reads the question in the language of the content', async (type) => {
  voice.remove();
  voice = fakeVoice([{ lang: 'ar-SA', localService: true }]);
  const state = sampleState(type, { name: 'answering' });
  render(
    <MessagesProvider locale="en" contentLanguage="ar">
      <QuizPlayer run={{ state, dispatch: () => undefined, now: () => 0 }} />
    </MessagesProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Read to me' }));
  const text = state.inPlay?.question.text.trim() ?? 'a question';
  expect(voice.waiting().join(' ')).toContain(text);
  const options = [...document.querySelectorAll('[lang=ar][dir=rtl]')].map((part) => part.textContent.trim());
  for (const option of options) expect(voice.waiting().join(' ')).toContain(option);
  expect(options.length).toBeGreaterThan(type === 'true_or_false' || type === 'unscramble_words' ? 0 : 2);
});
