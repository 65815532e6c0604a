import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openRun, Play, testPorts } from '../../testing/player-harness.tsx';
import {
  sampleChapter,
  sampleQuestion,
  sampleQuiz,
  sampleResult,
  sampleRun,
} from '../../testing/sample-chapter.ts';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('an order with empty places', () => {
  const quiz = sampleQuiz('drag_and_drop', { question: sampleQuestion('drag_and_drop') });
  const run = sampleRun({ openQuizId: quiz.id, remainingMs: 60_000 });
  const begin = async () => {
    const { ports, wait } = testPorts({ load: async () => sampleChapter({ quizzes: [quiz], run }) });
    render(<Play ports={ports} />);
    await press('Yathrib');
    await press('Submit');
    await screen.findByRole('alertdialog', { name: /3 places are empty/ });
    return { ports, wait };
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  it('is sent only after the learner agrees', async () => {
    const { ports } = await begin();
    expect(ports.send).not.toHaveBeenCalled();
    await press('Send it');
    expect(ports.send).toHaveBeenCalledOnce();
  });

  it('is asked about once: the learner fills them, and the next Submit sends', async () => {
    const { ports } = await begin();
    await press('Fill them first');
    await gone();
    await press('Submit');
    expect(ports.send).toHaveBeenCalledOnce();
  });

  it('is not asked about any more when time is up', async () => {
    const { wait } = await begin();
    wait(60_000);
    await waitFor(() => expect(screen.queryByText(/places are empty/)).not.toBeInTheDocument());
    expect(await screen.findByRole('alertdialog', { name: 'Time is Up' })).toBeVisible();
  });
});

it('time that runs out over the hint: its popup is gone before the next one opens', async () => {
  const { ports, wait } = testPorts({
    send: vi
      .fn()
      .mockResolvedValueOnce(sampleResult({ hint: 'A colour.', run: { ...openRun, lives: 2 } }))
      .mockReturnValue(new Promise(() => undefined)),
  });
  render(<Play ports={ports} />);
  await screen.findByRole('radio', { name: /The Black Sea/ });
  await userEvent.click(screen.getByRole('radio', { name: /The Black Sea/ }));
  await press('Submit');
  await screen.findByRole('alertdialog', { name: 'Close, But Not Quite!' });
  wait(60_000);
  expect(screen.queryByRole('alertdialog', { name: 'Time is Up' })).not.toBeInTheDocument();
  await screen.findByRole('alertdialog', { name: 'Time is Up' });
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
});

it('D232: while the rank is on its way, Good Job! shows the trail progress', async () => {
  const passed = sampleResult({ result: true, code: 'ALL_ANSWERS_CORRECT', run: { ...openRun, stars: 3 } });
  const { ports } = testPorts({
    send: async () => passed,
    askFacts: async () => ({ trail: { passed: 2, chapters: 5 } }),
    askRank: () => new Promise(() => undefined),
  });
  render(<Play ports={ports} />);
  await userEvent.click(await screen.findByRole('radio', { name: /The Red Sea/ }));
  await press('Submit');
  await press('Continue');
  expect(await screen.findByRole('alertdialog', { name: 'Good Job!' })).toBeVisible();
  await press('Next chapter');
  const progress = await screen.findByRole('progressbar', { name: 'Sub-trail progress' });
  expect(progress).toHaveAttribute('aria-valuetext', '2 of 5 chapters passed');
  expect(screen.getByText('Looking up your place on the board…')).toBeVisible();
});

describe('D217: a key that is held back', () => {
  const run = sampleRun({ lives: 2 });
  it.each([
    [
      'a right answer',
      { result: true, code: 'ALL_ANSWERS_CORRECT', run },
      /read more about it when your own try/,
    ],
    ['time-up', { code: 'TIME_UP', run }, /see the answer when your own try is done/],
  ] as const)('of %s: the learner reads when it comes', async (_, result, words) => {
    const { ports } = testPorts({ send: async () => sampleResult({ ...result, correctAnswers: null }) });
    render(<Play ports={ports} />);
    await userEvent.click(await screen.findByRole('radio', { name: /The Red Sea/ }));
    await press('Submit');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('omits the answer if the provider sends no key', async () => {
    const result = { result: true, code: 'ALL_ANSWERS_CORRECT', correctAnswers: undefined, run };
    const { ports } = testPorts({ send: async () => sampleResult(result) });
    render(<Play ports={ports} />);
    await userEvent.click(await screen.findByRole('radio', { name: /The Red Sea/ }));
    await press('Submit');
    await screen.findByRole('button', { name: 'Continue' });
    expect(screen.queryByText(/your own try/)).not.toBeInTheDocument();
  });
});
